import type { DumpedTable, DumpHeader } from './dump-header.ts';

/** A name in SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What stands before the rows of a table. */
export const tableStart = ({ name, columns }: Pick<DumpedTable, 'name' | 'columns'>) =>
  `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM stdin;\n`;
/** What stands behind them. */
export const tableEnd = '\\.\n\n';
/** What stands behind all tables. */
export const dumpEnd = ({ sequences }: Pick<DumpHeader, 'sequences'>) =>
  sequences.map(({ name, last }) => `SELECT pg_catalog.setval('${quoted(name)}', ${last}, true);\n`).join('');
