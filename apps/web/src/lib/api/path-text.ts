/** A searched text as a part of a path. Alone, `.` and `..` would be steps of the path; the call trims the blank. */
export function pathText(text: string): string {
  return text === '.' || text === '..' ? `${text} ` : text;
}
