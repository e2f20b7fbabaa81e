import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Standing, standingQuery } from '../api.ts';
import type { LeaderboardSearch } from '../search-params.ts';
import { gapAhead } from './gap.ts';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import './OwnPlace.css';

export interface OwnPlaceProps {
  playerId: number;
  search: LeaderboardSearch;
  /** Absent while the list shows only what is searched for. */
  onShow?: ((place: number) => void) | undefined;
}

/** The signed-in player's own row, pinned above the list, with what is missing to the next place. */
export function OwnPlace({ playerId, search, onShow }: OwnPlaceProps) {
  const { t } = useTranslation('pages/players');
  const isNarrow = useIsNarrow();
  const { data } = useQuery(standingQuery(search, playerId));
  if (!data) return null;
  const { row } = data;
  return (
    <section className="own-place" aria-label={t('own.label')}>
      <LeaderboardRow row={row} sortBy={search.sortBy} isNarrow={isNarrow} />
      <p className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 pr-2 pb-1 pl-4 wrap-anywhere text-muted">
        <GapText standing={data} search={search} />
        {onShow ? (
          <Button size="small" variant="ghost" className="ml-auto" onClick={() => onShow(row.position)}>
            {t('own.show')}
          </Button>
        ) : null}
      </p>
    </section>
  );
}

function GapText({ standing, search }: { standing: Standing; search: LeaderboardSearch }) {
  const { t } = useTranslation('pages/players');
  const gap = gapAhead(standing, search.sortBy);
  const player = standing.ahead?.name ?? '';
  const place = formatCount(standing.ahead?.position ?? 0);
  switch (gap.kind) {
    case 'first':
      return <span>{t('own.first')}</span>;
    case 'tie':
      return <span>{t('own.tie', { place, player })}</span>;
    case 'difficulty':
      return <span>{t('own.difficulty', { place, player, name: gap.name })}</span>;
    case 'gap':
      return <span>{t('own.gap', { place, player, gap: gap.gap })}</span>;
  }
}
