export { type ImportOptions, importCatalogue } from './import-catalogue.ts';
export { type ImportReport, importReportText } from './report.ts';
