import { useLive } from '../../../lib/live/use-live.ts';

/** Applies live events to the page; draws nothing. */
export function LiveFeed({ person }: { person: number }) {
  useLive(person);
  return null;
}
