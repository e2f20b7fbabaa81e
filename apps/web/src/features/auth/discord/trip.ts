import { call } from '../../../lib/api/call.ts';
import { site } from '../../../lib/leave-site.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { takeOrigin } from '../../../lib/session/origin.ts';

/** Why somebody was sent to Discord. */
export type TripPurpose = 'login' | 'link';

export interface Trip {
  purpose: TripPurpose;
  /** The page of this site to go on to afterwards. */
  goal: string;
}

const key = 'discordTrip';

/** Goes to Discord to sign in or to link; stays pending until the page is left. */
export function useDiscordTrip(purpose: TripPurpose) {
  return useAct(async () => {
    const { url } = await call(purpose === 'link' ? 'beginDiscordLink' : 'beginDiscordLogin');
    rememberTrip(purpose);
    site.leave(url);
    return new Promise<never>(() => undefined);
  });
}

/** Remembers, while the person is on the other site, why they went and which page they wanted. */
function rememberTrip(purpose: TripPurpose): void {
  const trip: Trip = { purpose, goal: purpose === 'link' ? '/profile/edit' : takeOrigin() };
  try {
    sessionStorage.setItem(key, JSON.stringify(trip));
  } catch {
    // Without storage the way back leads to one's own profile.
  }
}

/** The trip that just ended, once; a login to one's own profile when none is known. */
export function takeTrip(): Trip {
  try {
    const trip = readTrip(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    if (trip) return trip;
  } catch {
    // As above.
  }
  return { purpose: 'login', goal: '/profile' };
}

function readTrip(text: string | null): Trip | null {
  if (text === null) return null;
  const trip: unknown = JSON.parse(text);
  if (typeof trip !== 'object' || trip === null) return null;
  const { purpose, goal } = trip as Partial<Trip>;
  const isKnown = purpose === 'login' || purpose === 'link';
  return isKnown && typeof goal === 'string' && /^\/(?!\/)/.test(goal) ? { purpose, goal } : null;
}
