import type { AnnouncementPlan, AnnouncementTarget } from '@rondo/contract/announcements/announcing';
import type { Directive, Match } from '@rondo/domain/announcements';

type Verdict = AnnouncementPlan['rules'][number];

/**
 * Shows staff what became of each directive of a difficulty. What is the same for many items is made once.
 * @param show shows an action's channel; null where that is off
 */
export function shownVerdicts(
  directives: readonly Directive[],
  show: (action: Directive['actions'][number]) => AnnouncementTarget | null,
): (verdicts: Match['verdicts']) => Verdict[] {
  const known = directives.map(({ id = null, name, mode, condition, actions }) => {
    const channels = actions.flatMap((action) => show(action) ?? []);
    const untaken = channels.map((channel) => ({ ...channel, isTaken: false }));
    return { channels, untaken, shown: { directiveId: id, name, mode, condition } };
  });
  return (verdicts) =>
    verdicts.flatMap(({ directive, verdict, taken }) => {
      const one = known[directive];
      if (one === undefined) return [];
      const isTaken = (channelId: number) => taken.includes(channelId);
      const channels =
        taken.length === 0
          ? one.untaken
          : one.channels.map((channel) => ({ ...channel, isTaken: isTaken(channel.channelId) }));
      return [{ ...one.shown, verdict, channels }];
    });
}
