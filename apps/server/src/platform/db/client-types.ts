import pg from 'pg';

const { DATE, INT8, NUMERIC } = pg.types.builtins;
/** The driver's list of types leaves arrays out. */
const INT8_ARRAY = 1016 as typeof INT8;

const digitsOf = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => (string | null)[];

/**
 * How the driver converts values: count(*), bigint and numeric are numbers, since all of ours fit; timestamptz is a
 * Date, a date without a time stays text.
 */
export const clientTypes = new pg.TypeOverrides();
clientTypes.setTypeParser(INT8, Number);
clientTypes.setTypeParser(NUMERIC, Number);
clientTypes.setTypeParser(DATE, (text) => text);
clientTypes.setTypeParser(INT8_ARRAY, (text) =>
  digitsOf(text).map((digits) => (digits === null ? null : Number(digits))),
);
