/** Rows inside a row, as SQL: a list with all its parts is one statement. Null where there are none. */
export const rowsOf = (select: string) => `(SELECT json_agg(x) FROM (${select}) x)`;

/** One row inside a row; null where there is none. */
export const rowOf = (select: string) => `(SELECT to_json(x) FROM (${select}) x)`;
