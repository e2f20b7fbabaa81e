import { createHash } from 'node:crypto';
import { badgeHash, type BadgeVariant, difficultyBadgeSvg } from '@rondo/domain/badges';
import type { Deps } from '../../platform/feature.ts';
import { followEvents, keptWhileFresh } from '../../platform/events/freshness.ts';
import { difficulty } from './present.ts';
import {
  type DifficultyRow,
  type DrawnDifficulty,
  selectDeletedDifficulties,
  selectDifficulties,
} from './repository.ts';

type DrawnIcon = { readonly svg: string; readonly hash: string };

/** The difficulties as they are now, for names in filters and for replies that need no row of the database. */
export interface DifficultyTable {
  /** In their order. */
  readonly rows: readonly DifficultyRow[];
  byId(id: number): DifficultyRow | null;
  /** Ignoring case. */
  byName(name: string): DifficultyRow | null;
  /** Reply of GET difficulties, and the SHA-256 of it. */
  readonly list: string;
  readonly hash: string;
  /** The drawn badge, of a deleted one as well; null for an unknown id. */
  icon(id: number, variant: BadgeVariant): DrawnIcon | null;
}

type Source = Pick<Deps, 'db' | 'events' | 'clock'>;
type Reader = { readonly read: () => Promise<DifficultyTable>; readonly end: () => void };
const readers = new WeakMap<Source['db'], Reader>();

/** Never older than the last change: read again after every difficultyUpdate. */
export function currentDifficulties(deps: Source): Promise<DifficultyTable> {
  return readerOf(deps).read();
}

/** Stops following events for the table; for the end of the app. */
export function forgetDifficulties({ db }: Pick<Source, 'db'>): void {
  readers.get(db)?.end();
  readers.delete(db);
}

function readerOf({ db, events, clock }: Source): Reader {
  const known = readers.get(db);
  if (known !== undefined) return known;
  const freshness = followEvents(events, ({ type }) => type === 'difficultyUpdate');
  let last = { text: '', table: tableOf([], []) };
  const read = keptWhileFresh(freshness, clock, async () => {
    const [rows, deleted] = await Promise.all([selectDifficulties(db), selectDeletedDifficulties(db)]);
    const text = JSON.stringify([rows, deleted]);
    // The same rows keep their drawn icons.
    if (text !== last.text) last = { text, table: tableOf(rows, deleted) };
    return last.table;
  });
  const reader = { read, end: freshness.end };
  readers.set(db, reader);
  return reader;
}

function tableOf(rows: readonly DifficultyRow[], deleted: readonly DrawnDifficulty[]): DifficultyTable {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  const drawn = new Map([...deleted, ...rows].map((row) => [row.id, row]));
  const icons = new Map<string, DrawnIcon>();
  const list = JSON.stringify(rows.map(difficulty));
  return {
    rows,
    byId: (id) => byId.get(id) ?? null,
    byName: (name) => byName.get(name.trim().toLowerCase()) ?? null,
    list,
    hash: createHash('sha256').update(list).digest('hex'),
    icon: (id, variant) => {
      const row = drawn.get(id);
      if (row === undefined) return null;
      const key = `${id} ${variant}`;
      const draw = () => ({ svg: difficultyBadgeSvg(row, variant), hash: badgeHash(row, variant) });
      const icon = icons.get(key) ?? draw();
      icons.set(key, icon);
      return icon;
    },
  };
}
