import { Cron } from 'croner';

const read = (expression: string) => new Cron(expression, { mode: '5-part', timezone: 'UTC' });

/** Whether a text is a cron expression of five parts, minute to day of the week, that comes true some day. */
export function isCron(text: string): boolean {
  if (text.split(/\s+/).length !== 5) return false;
  try {
    return read(text).nextRun(new Date(0)) !== null;
  } catch {
    return false;
  }
}

/** The first time after `after` that the expression says, UTC; null when it never comes. @throws when it is none */
export function nextRun(expression: string, after: Date): Date | null {
  return read(expression).nextRun(after);
}
