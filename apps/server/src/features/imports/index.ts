export { BrokenInput } from './broken-input.ts';
export { type ImportOptions, importCatalogue } from './import-catalogue.ts';
export { type ImportReport, importReportText } from './report.ts';
