import type { AnnouncementTarget } from '@rondo/contract/announcements/announcing';
import type { Simulation } from '@rondo/contract/announcements/simulation';
import {
  asksForFirstClear,
  type Directive,
  type DirectiveTest,
  directiveTest,
  type FirstClears,
  firstClears,
  type MatchTarget,
  replayDirectives,
} from '@rondo/domain/announcements';
import { tryThing } from '../../../platform/db/advisory-lock.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { isTimeout } from '../../../platform/db/errors.ts';
import { readBriefly } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { found, Problem } from '../../../platform/http/problem.ts';
import { longWork, WorkTooLong } from '../../../platform/long-work.ts';
import { difficultyName } from '../../difficulties/index.ts';
import { addRivals } from '../announcing/first-of-kind.ts';
import { selectChannels } from '../directives/channels.repository.ts';
import { selectDirectives } from '../directives/directives.repository.ts';
import { readDirectiveList } from '../directives/read-directives.ts';
import { selectChatRoles } from '../directives/roles.repository.ts';
import { knownTo } from '../directives/save-directives.ts';
import { shownTargets } from '../directives/shown-targets.ts';
import { countItems, rivalsOfClears, selectPlayersOf } from './past-items.repository.ts';
import { type PastItem, pastItems } from './past-items.ts';
import { type Replayed, tallyOf } from './tally.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What one simulation may cost: items, and milliseconds with all breaks. */
const usualBounds = { mostItems: 50_000, longestMs: 20_000 };
/** Longest run of one statement of a simulation. */
export const PATIENCE_MS = 5_000;

/**
 * What directives would have announced in the last days (docs/rules/announcements.md#simulator), beside what the saved
 * ones would have. Nothing is written. One at a time for the whole site.
 * @param days 1 to 90
 * @param signal aborted when nobody waits for it any more
 * @throws Problem NOT_FOUND, DIRECTIVE_INVALID, SIMULATOR_BUSY, SIMULATION_TOO_LARGE, PREVIEW_BUSY; the signal's reason
 */
export async function simulateDirectives(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { difficultyId, list, days }: { difficultyId: number; list: readonly unknown[]; days: number },
  signal: AbortSignal,
  { mostItems, longestMs } = usualBounds,
): Promise<Simulation> {
  signal.throwIfAborted();
  const work = longWork({ signal, patienceMs: longestMs });
  try {
    return await readBriefly(db, PATIENCE_MS, async (trx) => {
      const lists = await readDirectiveLists(trx, difficultyId, list);
      if (!(await tryThing(trx, 'simulation'))) throw new Problem('SIMULATOR_BUSY', { retryAfter: 2 });
      const until = clock.now();
      const since = new Date(until.getTime() - days * DAY_MS);
      const span = { difficultyId, since, until };
      if ((await countItems(trx, span)) > mostItems) throw new Problem('SIMULATION_TOO_LARGE');

      const wanted = await work.map(lists.wanted, directiveTest);
      const saved = await work.map(lists.saved, directiveTest);
      const firsts = firstClears([...wanted, ...saved]);
      if ([...wanted, ...saved].some(({ directive }) => asksForFirstClear(directive)))
        await addRivals(work, rivalsOfClears(trx, span), () => firsts);
      const replayOf = await replayers(trx, firsts);
      const [now, before] = [replayOf(wanted), replayOf(saved)];
      const tally = tallyOf(wanted.length, since, days);
      for await (const items of pastItems(trx, span))
        await work.each(items, (item) => tally.add({ item, now: now(item), saved: before(item) }));

      const firstIds = tally.listed().flatMap((outcome) => outcome.now.firstId ?? []);
      const players = await selectPlayersOf(trx, firstIds);
      return tally.result((passId) => players.get(passId) ?? null);
    });
  } catch (error) {
    if (error instanceof WorkTooLong) throw new Problem('SIMULATION_TOO_LARGE');
    throw isTimeout(error) ? new Problem('PREVIEW_BUSY', { retryAfter: 5 }) : error;
  }
}

/** The directives of the request, and the saved ones. @throws Problem NOT_FOUND, DIRECTIVE_INVALID */
export async function readDirectiveLists(
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
  firsts: FirstClears,
): Promise<(tests: readonly DirectiveTest[]) => (item: PastItem) => Replayed> {
  const channels = await selectChannels(trx, { inactive: true });
  const active = new Set(channels.filter(({ is_active }) => is_active).map(({ id }) => id));
  const show = shownTargets(channels, await selectChatRoles(trx, { inactive: true }));
  return (tests) => {
    const replay = replayDirectives(tests, firsts, active);
    // The same few targets come with every item.
    const known = new Map<MatchTarget, AnnouncementTarget>();
    const shownOnce = (target: MatchTarget) => {
      const shown = known.get(target) ?? show(target);
      known.set(target, shown);
      return shown;
    };
    return (item) => {
      const match = replay(item);
      return { ...match, shown: match.targets.map(shownOnce) };
    };
  };
}
