/**
 * JSON made by PostgreSQL as text: `json_build_object` looks its types up again for every row, `concat` does not.
 * A value is a list of SQL expressions whose texts, one behind the other, are JSON.
 */
export type JsonSql = readonly string[];

/** A number that is not null and no NaN. */
export const jsonNumber = (sql: string): JsonSql => [sql];
export const jsonNumberOrNull = (sql: string): JsonSql => [`coalesce((${sql})::text, 'null')`];
export const jsonBoolean = (sql: string): JsonSql => [`CASE WHEN ${sql} THEN 'true' ELSE 'false' END`];
/** A text that is not null. */
export const jsonString = (sql: string): JsonSql => [`to_json(${sql})`];
export const jsonStringOrNull = (sql: string): JsonSql => [`coalesce(to_json(${sql})::text, 'null')`];
/** A text of which no character needs an escape, such as a country code. */
export const jsonPlainString = (sql: string): JsonSql => [`'"'`, sql, `'"'`];
/** A timestamptz as ISO 8601 in UTC. */
export const jsonTime = (sql: string): JsonSql => [`'"'`, `iso_time(${sql})`, `'"'`];
/** The day of a timestamptz in UTC as `YYYY-MM-DD`; null where the condition does not hold. */
export const jsonDay = (sql: string, condition: string): JsonSql =>
  jsonReady(`CASE WHEN ${condition} THEN '"' || left(iso_time(${sql}), 10) || '"' END`, 'null');
/** JSON text as it is; null gives `otherwise`. */
export const jsonReady = (sql: string, otherwise?: string): JsonSql => [
  otherwise === undefined ? sql : `coalesce(${sql}, '${otherwise}')`,
];

export function jsonObject(fields: Readonly<Record<string, JsonSql>>): JsonSql {
  const members = Object.entries(fields).flatMap(([key, value], index) => [
    `'${index === 0 ? '{' : ','}"${key}":'`,
    ...value,
  ]);
  return [...members, `'}'`];
}

/** The object, or null where the condition holds. */
export function jsonNullWhen(condition: string, value: JsonSql): JsonSql {
  return [`CASE WHEN ${condition} THEN 'null' ELSE ${jsonText(value)} END`];
}

/** Members behind an object's own text that was left open at its end. */
export function jsonContinued(openObject: string, fields: Readonly<Record<string, JsonSql>>): JsonSql {
  const [, ...rest] = jsonObject(fields);
  const [firstKey = ''] = Object.keys(fields);
  return [openObject, `',"${firstKey}":'`, ...rest];
}

/** Most arguments that PostgreSQL lets a function have. */
const mostArguments = 100;

/** One SQL expression of type text. */
export function jsonText(pieces: JsonSql): string {
  const merged = mergeLiterals(pieces);
  if (merged.length <= mostArguments) return `concat(${merged.join(', ')})`;
  const half = Math.ceil(merged.length / 2);
  return `concat(${jsonText(merged.slice(0, half))}, ${jsonText(merged.slice(half))})`;
}

const literal = /^'[^']*'$/;

function mergeLiterals(pieces: JsonSql): string[] {
  const merged: string[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last !== undefined && literal.test(last) && literal.test(piece))
      merged[merged.length - 1] = `${last.slice(0, -1)}${piece.slice(1)}`;
    else merged.push(piece);
  }
  return merged;
}
