/**
 * What a table has under a text that somebody gave, or that is not known before: never what every object inherits, such
 * as `constructor`. A table that is written in the code is a Map instead.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
