import type { AnnouncementTarget } from '@rondo/contract/announcements';
import type { Simulation } from '@rondo/contract/simulations';
import { type Directive, type ReplayedMatch, replayDirectives } from '@rondo/domain/announcements';
import type { Trx } from '../../../platform/db/database.ts';
import { isTimeout } from '../../../platform/db/errors.ts';
import { readBriefly } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { found, Problem } from '../../../platform/http/problem.ts';
import { selectChannels } from '../directives/channels.repository.ts';
import { difficultyName, selectDirectives } from '../directives/directives.repository.ts';
import { readDirectiveList } from '../directives/read-directives.ts';
import { selectChatRoles } from '../directives/roles.repository.ts';
import { knownTo } from '../directives/save-directives.ts';
import { shownTargets } from '../directives/shown-targets.ts';
import { type PastItem, pastItems, rivalsOf } from './past-items.ts';

const MOST_ITEMS = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest run of one statement of a simulation. */
export const PATIENCE_MS = 5_000;

type Replay = (item: PastItem) => ReplayedMatch & { readonly shown: readonly AnnouncementTarget[] };
type Outcome = {
  readonly item: PastItem;
  readonly now: ReturnType<Replay>;
  readonly saved: ReturnType<Replay>;
};

/**
 * What directives would have announced in the last days (docs/rules/announcements.md#simulator), beside what the saved
 * ones would have. Nothing is written.
 * @param days 1 to 90
 * @throws Problem NOT_FOUND, DIRECTIVE_INVALID, PREVIEW_BUSY
 */
export async function simulateDirectives(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  difficultyId: number,
  list: readonly unknown[],
  days: number,
): Promise<Simulation> {
  try {
    return await readBriefly(db, PATIENCE_MS, async (trx) => {
      const { wanted, saved } = await readRules(trx, difficultyId, list);
      const until = clock.now();
      const since = new Date(until.getTime() - days * DAY_MS);
      const items = await pastItems(trx, difficultyId, since, until);
      const rivals = await rivalsOf(trx, items, [...wanted, ...saved]);
      const replayOf = await replayers(trx);
      const [now, before] = [replayOf(wanted, rivals), replayOf(saved, rivals)];
      const outcomes = items.map((item): Outcome => ({ item, now: now(item), saved: before(item) }));
      return summary(outcomes, wanted, { since, days });
    });
  } catch (error) {
    throw isTimeout(error) ? new Problem('PREVIEW_BUSY', { retryAfter: 5 }) : error;
  }
}

/** The directives of the request, and the saved ones. @throws Problem NOT_FOUND, DIRECTIVE_INVALID */
export async function readRules(
  trx: Trx,
  difficultyId: number,
  list: readonly unknown[],
): Promise<{ readonly wanted: readonly Directive[]; readonly saved: readonly Directive[] }> {
  found(await difficultyName(trx, difficultyId));
  const saved = (await selectDirectives(trx, [difficultyId])).get(difficultyId) ?? [];
  return { wanted: readDirectiveList(list, await knownTo(trx, saved)), saved };
}

/** Makes a replay of directives over the channels and roles as they are. */
export async function replayers(
  trx: Trx,
): Promise<(directives: readonly Directive[], rivals: Parameters<typeof replayDirectives>[1]) => Replay> {
  const channels = await selectChannels(trx);
  const active = new Set(channels.filter(({ is_active }) => is_active).map(({ id }) => id));
  const show = shownTargets(channels, await selectChatRoles(trx));
  return (directives, rivals) => {
    const replay = replayDirectives(directives, rivals, active);
    return (item) => {
      const match = replay(item);
      return { ...match, shown: match.targets.map(show) };
    };
  };
}

function summary(
  outcomes: readonly Outcome[],
  directives: readonly Directive[],
  span: { readonly since: Date; readonly days: number },
): Simulation {
  return {
    totals: totalsOf(outcomes.map(({ now }) => now.shown)),
    savedTotals: totalsOf(outcomes.map(({ saved }) => saved.shown)),
    directives: directives.map((_, place) => fitsOf(outcomes, place, span)),
    changedItems: outcomes.filter(isChanged).length,
    nowhereItems: outcomes.filter(({ now }) => now.shown.length === 0).length,
    items: outcomes.slice(0, MOST_ITEMS).map(simulatedItem),
  };
}

/** Counted as if each item were announced alone: a message for each of its channels. */
function totalsOf(all: readonly (readonly AnnouncementTarget[])[]): Simulation['totals'] {
  const messages = all.flat();
  const pingsOf = (isWanted: (target: AnnouncementTarget) => boolean) => messages.filter(isWanted).length;
  return {
    items: all.length,
    messages: messages.length,
    channels: new Set(messages.map(({ channelId }) => channelId)).size,
    pings: pingsOf(({ pingType }) => pingType !== 'NONE'),
    everyonePings: pingsOf(({ pingType }) => pingType === 'EVERYONE'),
  };
}

/** The items that a directive fits, whether or not an earlier one speaks in its channels. */
function fitsOf(
  outcomes: readonly Outcome[],
  place: number,
  { since, days }: { readonly since: Date; readonly days: number },
): Simulation['directives'][number] {
  const perDay = Array.from({ length: days }, () => 0);
  for (const { item, now } of outcomes) {
    if (now.verdicts[place]?.verdict !== 'matches') continue;
    const day = Math.min(days - 1, Math.floor((item.time.getTime() - since.getTime()) / DAY_MS));
    perDay[day] = (perDay[day] ?? 0) + 1;
  }
  return { items: perDay.reduce((sum, count) => sum + count, 0), perDay };
}

function isChanged({ now, saved }: Outcome): boolean {
  const said = (targets: readonly AnnouncementTarget[]) =>
    targets
      .map(({ channelId, pingType, roleId }) => `${channelId} ${pingType} ${roleId}`)
      .sort()
      .join();
  return said(now.shown) !== said(saved.shown);
}

function simulatedItem(outcome: Outcome): Simulation['items'][number] {
  const { item, now, saved } = outcome;
  return {
    kind: item.triggerType === 'PASS' ? 'pass' : 'level',
    id: item.id,
    title: item.title,
    player: item.player,
    time: item.time.toISOString(),
    matched: now.targets[0]?.directive ?? null,
    reason: reasonOf(now),
    first: now.first?.player ?? null,
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
