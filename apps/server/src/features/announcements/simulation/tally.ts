import type { AnnouncementTarget } from '@rondo/contract/announcements/announcing';
import type { Simulation } from '@rondo/contract/announcements/simulation';
import type { ReplayedMatch } from '@rondo/domain/announcements';
import type { PastItem } from './past-items.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most items that are listed; all are counted. */
const MOST_LISTED = 1000;

export type Replayed = ReplayedMatch & { readonly shown: readonly AnnouncementTarget[] };

/** An item, and where it goes by the directives that are tried and by the saved ones. */
export interface Outcome {
  readonly item: PastItem;
  readonly now: Replayed;
  readonly saved: Replayed;
}

/** Counts outcomes one after the other, and keeps only the newest of them. */
export interface Tally {
  /** Of each kind of items the newest must come first. */
  add(outcome: Outcome): void;
  /** The items that are listed. */
  listed(): readonly Outcome[];
  /** @param playerOf who made a pass */
  result(playerOf: (passId: number) => string | null): Simulation;
}

/** @param directives how many are tried */
export function tallyOf(directives: number, since: Date, days: number): Tally {
  const [now, saved] = [totals(), totals()];
  const perDay = Array.from({ length: directives }, () => Array.from({ length: days }, () => 0));
  const kept = { PASS: [] as Outcome[], LEVEL: [] as Outcome[] };
  let changedItems = 0;
  let nowhereItems = 0;

  const listed = () =>
    [...kept.PASS, ...kept.LEVEL]
      .sort(({ item: a }, { item: b }) => b.time.getTime() - a.time.getTime() || b.id - a.id)
      .slice(0, MOST_LISTED);
  return {
    add: (outcome) => {
      const { item } = outcome;
      now.add(outcome.now.shown);
      saved.add(outcome.saved.shown);
      const day = Math.min(days - 1, Math.floor((item.time.getTime() - since.getTime()) / DAY_MS));
      for (const { directive, verdict } of outcome.now.verdicts) {
        const counts = perDay[directive];
        if (verdict === 'matches' && counts !== undefined) counts[day] = (counts[day] ?? 0) + 1;
      }
      if (isChanged(outcome)) changedItems += 1;
      if (outcome.now.shown.length === 0) nowhereItems += 1;
      if (kept[item.triggerType].length < MOST_LISTED) kept[item.triggerType].push(outcome);
    },
    listed,
    result: (playerOf) => ({
      totals: now.result(),
      savedTotals: saved.result(),
      directives: perDay.map((counts) => ({
        items: counts.reduce((sum, count) => sum + count, 0),
        perDay: counts,
      })),
      changedItems,
      nowhereItems,
      items: listed().map((outcome) => simulatedItem(outcome, playerOf)),
    }),
  };
}

/** Counted as if each item were announced alone: a message for each of its channels. */
function totals() {
  const channels = new Set<number>();
  const counts = { items: 0, messages: 0, pings: 0, everyonePings: 0 };
  return {
    add: (targets: readonly AnnouncementTarget[]) => {
      counts.items += 1;
      counts.messages += targets.length;
      for (const { channelId, pingType } of targets) {
        channels.add(channelId);
        if (pingType !== 'NONE') counts.pings += 1;
        if (pingType === 'EVERYONE') counts.everyonePings += 1;
      }
    },
    result: (): Simulation['totals'] => ({ ...counts, channels: channels.size }),
  };
}

function isChanged({ now, saved }: Outcome): boolean {
  const said = (targets: readonly AnnouncementTarget[]) =>
    targets
      .map(({ channelId, pingType, roleId }) => `${channelId} ${pingType} ${roleId}`)
      .sort()
      .join();
  return said(now.shown) !== said(saved.shown);
}

function simulatedItem(
  outcome: Outcome,
  playerOf: (passId: number) => string | null,
): Simulation['items'][number] {
  const { item, now, saved } = outcome;
  return {
    kind: item.triggerType === 'PASS' ? 'pass' : 'level',
    id: item.id,
    title: item.title,
    player: item.player,
    time: item.time.toISOString(),
    vidUploadDay: item.vidUploadDay,
    matched: now.targets[0]?.directive ?? null,
    reason: reasonOf(now),
    first: now.firstId === null ? null : playerOf(now.firstId),
    facts: item.facts,
    targets: [...now.shown],
    changed: isChanged(outcome),
    savedTargets: [...saved.shown],
  };
}

/** What came closest to a match counts. */
const reasons = ['matches', 'noChannel', 'notFirst', 'notMet', 'inactive', 'otherTrigger'] as const;

function reasonOf({ verdicts }: ReplayedMatch): Simulation['items'][number]['reason'] {
  return reasons.find((reason) => verdicts.some(({ verdict }) => verdict === reason)) ?? 'noDirective';
}
