import { dealtPlaces } from '@rondo/domain/difficulties';
import { useMemo, useState } from 'react';
import type { DifficultyUsage } from './api.ts';
import { groupOf, GROUPS } from './groups.ts';

/** Ids of a group in the order in which they are wished. */
export type Wishes = ReadonlyMap<string, readonly number[]>;

export interface Order {
  /** The rows as they would stand. */
  readonly rows: readonly DifficultyUsage[];
  /** The sort order that a row would get, for those that would get another one. */
  readonly changes: ReadonlyMap<number, number>;
  /** Puts one row where another one of its group is. */
  move(id: number, target: number): void;
  putBack(): void;
  /** What is wished now, and its end once that is saved: what was moved since then stays wished. */
  readonly wishes: Wishes;
  settle(saved: Wishes): void;
}

/** The order of the difficulties while it is being changed. Rows move within their group. */
export function useOrder(table: readonly DifficultyUsage[]): Order {
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const rows = useMemo(() => GROUPS.flatMap((name) => wished(name, table, wishes)), [table, wishes]);
  const changes = useMemo(() => {
    const dealt = GROUPS.flatMap((name) => dealtPlaces(rows.filter((row) => groupOf(row) === name)));
    return new Map(dealt.map(({ id, sortOrder }) => [id, sortOrder]));
  }, [rows]);
  return {
    rows,
    changes,
    move: (id, target) => {
      const row = rows.find((candidate) => candidate.id === id);
      if (!row) return;
      const group = groupOf(row);
      const ids = rows.filter((candidate) => groupOf(candidate) === group).map((candidate) => candidate.id);
      const place = ids.indexOf(target);
      const others = ids.filter((other) => other !== id);
      setWishes(new Map(wishes).set(group, [...others.slice(0, place), id, ...others.slice(place)]));
    },
    putBack: () => setWishes(new Map()),
    wishes,
    settle: (saved) =>
      setWishes((now) => new Map([...now].filter(([group, ids]) => saved.get(group) !== ids))),
  };
}

/** The rows of a group as wished; one that others have added since stands behind the row that it is behind. */
function wished(
  group: string,
  table: readonly DifficultyUsage[],
  wishes: Wishes,
): readonly DifficultyUsage[] {
  const rows = table.filter((row) => groupOf(row) === group);
  const ids = wishes.get(group);
  if (!ids) return rows;
  const order = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (!order.includes(row)) order.splice(before ? order.indexOf(before) + 1 : 0, 0, row);
  });
  return order;
}
