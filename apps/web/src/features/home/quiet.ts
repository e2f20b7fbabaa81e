const THIRTY_DAYS = 30 * 24 * 60 * 60_000;

/** Whether the newest clear came so long ago that the community is quiet. */
export function isQuiet(newest: string): boolean {
  return Date.now() - new Date(newest).getTime() > THIRTY_DAYS;
}

/** "14 March", with the year where it is not this one. */
export function longDay(time: string, language: string): string {
  const at = new Date(time);
  const isThisYear = at.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at);
}
