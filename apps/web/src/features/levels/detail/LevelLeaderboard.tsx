import { compareUploads, LEVEL_PASS_SORTS, type LevelPassSort } from '@rondo/domain/passes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useMay } from '../../../lib/session/may.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { KingNote } from '../../modifiers/index.ts';
import { PassEditor } from '../../passes/index.ts';
import type { LevelPass } from '../api.ts';
import { LevelPassTable } from './LevelPassTable.tsx';

export interface LevelLeaderboardProps {
  levelId: number;
  sort: LevelPassSort;
  onSort: (sort: LevelPassSort) => void;
}

/** Every pass shown on a level, by score, accuracy or time; super admins edit them here. */
export function LevelLeaderboard({ levelId, sort, onSort }: LevelLeaderboardProps) {
  const { t } = useTranslation('pages/levels');
  const may = useMay();
  const [edited, setEdited] = useState<number | null>(null);
  const passes = useQuery(query('passesOfLevel', { id: levelId }));
  const sorted = useMemo(() => (passes.data ?? []).toSorted(orders[sort]), [passes.data, sort]);
  const king = sorted.find(({ overlay }) => overlay?.types.includes('king_of_castle'))?.player;
  const players = new Set(sorted.map(({ player }) => player.id)).size;
  return (
    <section className="panel" aria-labelledby="level-leaderboard">
      <header className="flex flex-wrap items-center gap-3 border-b border-hairline px-6 py-3 max-md:px-4">
        <h2 id="level-leaderboard">{t('nav.leaderboard')}</h2>
        <span className="text-faint tabular-nums">
          {passes.data ? t('board.count', { count: sorted.length }) : null}
          {players < sorted.length ? `, ${t('board.players', { count: players })}` : null}
        </span>
        <SegmentedControl
          size="small"
          className="ml-auto"
          label={t('term.sort')}
          segments={LEVEL_PASS_SORTS.toReversed().map((value) => ({ value, label: t(`board.${value}`) }))}
          value={sort}
          onChange={onSort}
        />
      </header>
      {king ? <KingNote name={king.name} /> : null}
      {passes.isPending ? (
        <Loading className="grid gap-4 p-6">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </Loading>
      ) : passes.isError ? (
        <ErrorPanel panel={false} message={problemText(passes.error)} onRetry={() => void passes.refetch()} />
      ) : sorted.length === 0 ? (
        <EmptyState panel={false} title={t('board.empty')}>
          {t('board.emptyHint')}
        </EmptyState>
      ) : (
        <LevelPassTable passes={sorted} sort={sort} onEdit={may('editPass') ? setEdited : undefined} />
      )}
      {edited === null ? null : <PassEditor id={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

const byScore = (a: LevelPass, b: LevelPass) => b.scoreV2 - a.scoreV2 || a.id - b.id;

const orders: Record<LevelPassSort, (a: LevelPass, b: LevelPass) => number> = {
  score: byScore,
  accuracy: (a, b) => b.accuracy - a.accuracy || byScore(a, b),
  time: compareUploads,
};
