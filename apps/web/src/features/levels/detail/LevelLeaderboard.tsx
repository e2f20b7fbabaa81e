import { compareUploads, LEVEL_PASS_SORTS, type LevelPassSort } from '@rondo/domain/passes';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useMay } from '../../../lib/session/may.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Loading } from '../../../ui/Skeleton.tsx';
import { KingNote } from '../../modifiers/index.ts';
import { PassEditor } from '../../passes/index.ts';
import type { LevelDetail, LevelPass } from '../api.ts';
import { FirstClear } from './FirstClear.tsx';
import { LevelPassTable, type PlacedPass } from './LevelPassTable.tsx';
import { FIRST, firstRows } from './first-rows.ts';
import { BoardShape } from './LevelShape.tsx';
import { listed } from '../../../lib/i18n/texts.ts';

/** Rows that each press shows in addition. */
const MORE = 50;

export interface LevelLeaderboardProps {
  level: LevelDetail;
  /** The page waited for its level: the facts are painted first. */
  isAfterFacts: boolean;
  sort: LevelPassSort;
  onSort: (sort: LevelPassSort) => void;
}

/** The passes shown on a level, by score, accuracy or time; super admins edit them here. */
export function LevelLeaderboard({ level, isAfterFacts, sort, onSort }: LevelLeaderboardProps) {
  const { t } = useTranslation('pages/level');
  const may = useMay();
  const ownId = useViewer().user?.playerId ?? null;
  const isDue = useDeferredValue(true, !isAfterFacts);
  const [edited, setEdited] = useState<number | null>(null);
  const [most, setMost] = useState(FIRST);
  const passes = useQuery(query('passesOfLevel', { id: level.id }));
  const sorted = useMemo(() => (passes.data ?? []).toSorted(orders[sort]), [passes.data, sort]);
  const king = sorted.find(({ overlay }) => overlay?.types.includes('king_of_castle'))?.player;
  const players = new Set(sorted.map(({ player }) => player.id)).size;
  const shown = firstRows(sorted.length, most);
  const rows = sorted
    .map((pass, index): PlacedPass => ({ pass, place: index + 1 }))
    .filter(({ pass, place }) => place <= shown || pass.player.id === ownId);
  const next = Math.min(sorted.length, shown + MORE);
  return (
    <section className="mb-8" aria-labelledby="level-leaderboard">
      <header className="flex flex-wrap items-center gap-3 pb-2">
        <h2 id="level-leaderboard">{t('nav.leaderboard')}</h2>
        <span className="text-faint tabular-nums">
          {passes.data
            ? listed([
                t('board.count', { count: sorted.length }),
                ...(players < sorted.length ? [t('board.players', { count: players })] : []),
              ])
            : null}
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
      {passes.isPending || !isDue ? (
        <Loading>
          <BoardShape passes={passes.data?.length ?? level.clears} />
        </Loading>
      ) : passes.isError ? (
        <ErrorPanel panel={false} message={problemText(passes.error)} onRetry={() => void passes.refetch()} />
      ) : sorted.length === 0 ? (
        <FirstClear level={level} />
      ) : (
        <>
          <LevelPassTable
            passes={rows}
            sort={sort}
            ownId={ownId}
            onEdit={may('editPass') ? setEdited : undefined}
          />
          {shown < sorted.length ? (
            <p className="mt-4 text-center">
              <Button size="small" onClick={() => setMost(next)}>
                {t('board.more', { from: shown + 1, to: next })}
              </Button>
            </p>
          ) : null}
        </>
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
