import { useLive } from '../../../lib/live/use-live.ts';

/** Keeps the page in step with what others do; shows nothing. */
export function LiveFeed({ person }: { person: number }) {
  useLive(person);
  return null;
}
