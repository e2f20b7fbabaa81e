import pg from 'pg';

/** Object ids of PostgreSQL types whose values fit a JavaScript number in all our tables. */
const bigint = 20;
const numeric = 1700;
const bigintArray = 1016;
const numericArray = 1231;
const date = 1082;
/** The driver's list of types leaves arrays out. */
const textArray = 1009 as typeof pg.types.builtins.TEXT;

const parseArrayOfText = pg.types.getTypeParser(textArray) as (text: string) => (string | null)[];
const numbersOf = (text: string) =>
  parseArrayOfText(text).map((item) => (item === null ? null : Number(item)));
const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [bigint, Number],
  [numeric, Number],
  [bigintArray, numbersOf],
  [numericArray, numbersOf],
  [date, asText],
]);

const getTypeParser = (id: number, format?: 'text' | 'binary'): ((text: string) => unknown) =>
  (format !== 'binary' && parsers.get(id)) ||
  (pg.types.getTypeParser(id, format) as (text: string) => unknown);

/**
 * How the driver converts values: count(*), bigint and numeric are numbers, timestamptz is a Date, a date without a
 * time stays text.
 */
export const clientTypes: pg.CustomTypesConfig = {
  getTypeParser: getTypeParser as typeof pg.types.getTypeParser,
};
