const LONGEST = 200;

/** Imported teams may bear longer names than a request can hold. */
export function teamRequestName(name: string): string {
  return [...name].slice(0, LONGEST).join('');
}
