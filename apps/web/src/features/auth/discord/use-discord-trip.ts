import { useMutation } from '@tanstack/react-query';
import { site } from '../../../lib/leave-site.ts';
import { beginDiscordLink, beginDiscordLogin } from '../api.ts';
import { rememberTrip, type TripPurpose } from './trip.ts';

/** Goes to Discord to sign in or to link; stays pending until the page is left. */
export function useDiscordTrip(purpose: TripPurpose) {
  return useMutation({
    mutationFn: async () => {
      const { url } = await (purpose === 'link' ? beginDiscordLink() : beginDiscordLogin());
      rememberTrip(purpose);
      site.leave(url);
      return new Promise<never>(() => undefined);
    },
  });
}
