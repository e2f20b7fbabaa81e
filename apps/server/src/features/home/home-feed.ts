import type { HomeFeed } from '@rondo/contract/home';
import type { Deps } from '../../platform/feature.ts';
import { selectHardest, selectLatest, selectNewLevels } from './repository.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60_000;

/** What is new, as everybody sees it (docs/rules/home.md). */
export async function homeFeed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<HomeFeed> {
  const [latest, newLevels, hardest] = await Promise.all([
    selectLatest(db),
    selectNewLevels(db),
    selectHardest(db, new Date(clock.now().getTime() - THIRTY_DAYS)),
  ]);
  return { latest, newLevels, hardest };
}
