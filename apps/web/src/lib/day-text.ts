/** A day, `YYYY-MM-DD`, as this day wherever its reader is. */
export function dayText(day: string, language: string, dateStyle: 'medium' | 'long'): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(day));
}
