import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startTestServer } from '../../apps/server/src/testing/test-server.ts';

type Table = { readonly name: string; readonly columns: readonly Column[] };

type Column = {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  readonly isComputed: boolean;
  /** The column's CHECKs, as PostgreSQL writes them. */
  readonly checks: readonly string[];
};

/** What the driver makes of PostgreSQL's types (platform/db/client-types.ts). */
const typesOfValues: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/** The types of all tables for Kysely, as the migrations make them: migrates an empty database of its own. */
export async function tableTypes(): Promise<string> {
  const server = await startTestServer();
  const db = openDatabase(server.url);
  try {
    await migrate(db);
    return written(await readTables(db));
  } finally {
    await db.destroy();
    await server.stop();
  }
}

async function readTables<T>(db: Kysely<T>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT t.relname AS name, json_agg(json_build_object(
      'name', a.attname, 'type', y.typname, 'isRequired', a.attnotnull,
      'hasDefault', a.attidentity <> '' OR a.atthasdef,
      'isComputed', a.attgenerated <> '' OR a.attidentity = 'a',
      'checks', ARRAY(SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = t.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum])) ORDER BY a.attnum) AS columns
    FROM pg_class t
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type y ON y.oid = a.atttypid
    WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND t.relname NOT LIKE 'kysely%'
    GROUP BY t.relname ORDER BY t.relname COLLATE "C"`.execute(db);
  return rows;
}

function written(tables: readonly Table[]): string {
  const interfaces = tables.map(
    ({ name, columns }) =>
      `export interface ${interfaceOf(name)} {\n${columns.map(property).join('\n')}\n}\n`,
  );
  return [
    '// Written by `npm run generate` from the migrated database. Add a migration, do not change this file.\n',
    "import type { Generated, GeneratedAlways } from 'kysely';\nimport type { Json } from './column-types.ts';\n",
    ...interfaces,
    `export interface Database {\n${tables.map(({ name }) => `  ${name}: ${interfaceOf(name)};`).join('\n')}\n}\n`,
  ].join('\n');
}

const interfaceOf = (table: string) =>
  `${table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`;

function property({ name, type, isRequired, hasDefault, isComputed, checks }: Column): string {
  const value = `${allowedTexts(checks) ?? typeOfValue(type)}${isRequired ? '' : ' | null'}`;
  if (isComputed) return `  ${name}: GeneratedAlways<${value}>;`;
  return `  ${name}: ${hasDefault ? `Generated<${value}>` : value};`;
}

function typeOfValue(type: string): string {
  if (type.startsWith('_')) return `${typeOfValue(type.slice(1))}[]`;
  const known = typesOfValues[type];
  if (known === undefined) throw new Error(`There is no type of values for PostgreSQL's ${type}: add it.`);
  return known;
}

/** The texts that a CHECK like `kind IN ('player', 'creator')` allows, as a union. */
function allowedTexts(checks: readonly string[]): string | undefined {
  const lists = checks.map(
    (check) => /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[)?('[^()]*'::text)\]?\)*$/.exec(check)?.[1],
  );
  return lists
    .find((list) => list !== undefined)
    ?.replaceAll('::text', '')
    .replaceAll(', ', ' | ');
}
