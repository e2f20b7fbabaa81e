import type { TableFile, TableFiles } from './table.ts';

/** The tables that only staff see, as `texts.ts` has those of everyone. */
export const staffFiles: TableFiles = {
  en: import.meta.glob<TableFile>('./**/*.ts', { base: '../../locales/staff', query: '?en' }),
  pl: import.meta.glob<TableFile>('./**/*.ts', { base: '../../locales/staff', query: '?pl' }),
  cn: import.meta.glob<TableFile>('./**/*.ts', { base: '../../locales/staff', query: '?cn' }),
};
