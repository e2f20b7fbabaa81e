import { stripVTControlCharacters } from 'node:util';

const LINES = 4;

/** What the end of a run says of a failed test: its name, and how its message begins. */
export function failureLine(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LINES);
  return [title.trim(), ...lines.map((line) => `    ${line}`)].join('\n');
}
