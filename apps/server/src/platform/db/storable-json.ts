const ESCAPED = /\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/gi;

/**
 * JSON that jsonb takes: U+FFFD stands for each NUL and each half of a surrogate pair, in keys as well. JSON.stringify
 * writes both as escapes, and whole pairs as they are.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\u')
    ? text.replace(ESCAPED, (found) => (found === '\\\\' ? found : '\uFFFD'))
    : text;
}
