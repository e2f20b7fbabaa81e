import { formatCount } from '@rondo/domain/format';
import { type LeaderboardKey, playerPictures } from '@rondo/domain/players';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { YouStrip } from '../../../ui/YouStrip.tsx';
import type { LeaderRow, Standing } from '../api.ts';
import { StatValue } from './StatValue.tsx';
import { gapBetween, shareOfWay } from './gap.ts';
import { Movement } from './Movement.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import './OwnStrip.css';

export interface OwnStripProps {
  /** Undefined while it is asked for, null for one who has no place. */
  standing: Standing | null | undefined;
  sortBy: LeaderboardKey;
}

/** The reader's place in the order shown: what is missing to the next, what has moved, who is behind. */
export function OwnStrip({ standing, sortBy }: OwnStripProps) {
  const { t } = useTranslation('pages/players');
  const { status, user } = useViewer();
  if (status === 'signed-out')
    return (
      <YouStrip label={t('own.label')} className="own-strip own-strip-short">
        <p className="text-muted">{t('own.signedOut')}</p>
        <ButtonLink size="small" to="/login">
          {t('action.signIn')}
        </ButtonLink>
      </YouStrip>
    );
  if (status === 'signed-in' && !user?.playerId) return null;
  if (standing === undefined) return <Skeleton height={68} className="mb-4" />;
  if (standing === null)
    return (
      <YouStrip label={t('own.label')} className="own-strip own-strip-short">
        <p>
          <b className="text-18 font-semibold">{t('own.none')}</b>{' '}
          <span className="text-muted">{t('own.noneHint')}</span>
        </p>
        <ButtonLink size="small" to="/levels" search={{ sort: 'DIFF_ASC' }}>
          {t('own.easyLevels')}
        </ButtonLink>
      </YouStrip>
    );
  return <Place standing={standing} sortBy={sortBy} />;
}

function Place({ standing: { row, ahead, behind }, sortBy }: { standing: Standing; sortBy: LeaderboardKey }) {
  const { t } = useTranslation('pages/players');
  return (
    <YouStrip label={t('own.label')} className="own-strip">
      <div className="relative flex items-center gap-3">
        <Avatar sources={playerPictures(row.player)} name={row.name} size={48} className="own-strip-face" />
        <div>
          <Link to="/profile/$id" params={{ id: row.id }} className="cover over" title={row.name}>
            {t('own.label')}
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className="text-22 font-semibold tabular-nums">#{formatCount(row.position)}</b>
            <span className="text-muted tabular-nums">
              <StatValue row={row} of={sortBy} />
            </span>
          </p>
        </div>
      </div>
      <div>
        <p className="over">{t('own.ahead')}</p>
        {ahead ? (
          <>
            <Distance row={row} other={ahead} sortBy={sortBy} />
            <Meter share={shareOfWay(row, ahead, sortBy)} />
          </>
        ) : (
          <p>{t('own.first')}</p>
        )}
      </div>
      <div>
        <p className="over" title={t('moved.hint')}>
          {t('moved.title')}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <Span of={t('moved.day')}>
            <Movement places={row.moved?.day} />
          </Span>
          <Span of={t('moved.week')}>
            <Movement places={row.moved?.week} />
          </Span>
        </p>
      </div>
      <div>
        <p className="over">{t('own.behind')}</p>
        {behind ? <Distance row={row} other={behind} sortBy={sortBy} /> : <p>{t('own.last')}</p>}
      </div>
    </YouStrip>
  );
}

function Span({ of, children }: { of: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1">
      {children}
      <span className="over">{of}</span>
    </span>
  );
}

/** How far it is to another row, and whose that is. */
function Distance({ row, other, sortBy }: { row: LeaderRow; other: LeaderRow; sortBy: LeaderboardKey }) {
  const { t } = useTranslation('pages/players');
  const gap = gapBetween(row, other, sortBy);
  return (
    <p className="own-strip-way flex min-w-0 items-center gap-x-2">
      <b className="flex-none font-semibold tabular-nums">
        {gap.kind === 'tie' ? t('own.tie') : gap.kind === 'gap' ? gap.gap : gap.name}
      </b>
      <span className="flex-none text-muted tabular-nums">
        {t('own.to', { place: formatCount(other.position) })}
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="ell" title={other.name}>
          <PersonText of={other.name} />
        </span>
        <Flag country={other.country} />
      </span>
    </p>
  );
}
