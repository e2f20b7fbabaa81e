import { formatScore } from '@rondo/domain/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { ViewerUser } from '../../../lib/session/viewer.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { GainPill } from '../../../ui/Chip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { LevelPicture } from '../../media/index.ts';
import { Accuracy } from '../../passes/index.ts';
import { homeFeedQuery, nextForYouQuery, type OwnHome as Own, ownHomeQuery } from '../api.ts';
import { OwnCell, OwnFrame, OwnSkeleton } from './OwnFrame.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

/** Where the reader stands, what is missing to the next rank, and the latest clear with what it brought. */
export function OwnHome({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/home-feed');
  const own = useQuery(ownHomeQuery);
  useNewsOfFeed();
  if (!own.data) return own.error ? <QueryError query={own} /> : <OwnSkeleton label={t('term.you')} />;
  if (own.data.isBanned) return null;
  const { standing, lastClear } = own.data;
  const who = <Who user={user} standing={standing} />;
  if (!standing && !lastClear)
    return (
      <OwnFrame label={t('term.you')} cells={3}>
        <OwnCell>{who}</OwnCell>
        <OwnCell>
          <p className="font-semibold">{t('own.start')}</p>
          <p className="text-muted">{t('own.startText')}</p>
        </OwnCell>
        <OwnCell>
          <ButtonLink to="/levels" search={{ to: 5, sort: 'CLEARS_DESC' }}>
            {t('own.easy')}
          </ButtonLink>
        </OwnCell>
      </OwnFrame>
    );
  return (
    <OwnFrame label={t('term.you')}>
      <OwnCell>{who}</OwnCell>
      <OwnCell>{standing ? <NextRank standing={standing} /> : null}</OwnCell>
      <OwnCell>{lastClear ? <LastClear clear={lastClear} /> : null}</OwnCell>
      <OwnCell>
        <NextLevel />
      </OwnCell>
    </OwnFrame>
  );
}

/** What happens on the site may move the reader: whenever the feed changes, the own part is asked again. */
function useNewsOfFeed() {
  const queries = useQueryClient();
  const { data } = useQuery({ ...homeFeedQuery, refetchInterval: false });
  const seen = useRef(data);
  useEffect(() => {
    if (seen.current && seen.current !== data) void queries.invalidateQueries(ownHomeQuery);
    seen.current = data;
  }, [data, queries]);
}

type Standing = NonNullable<Own['standing']>;

function Who({ user, standing }: { user: ViewerUser; standing: Standing | null }) {
  const { t } = useTranslation('pages/home-feed');
  return (
    <Link to="/profile" className="flex items-center gap-3">
      <Avatar sources={[user.avatarUrl, user.pfp]} name={user.nickname} size={48} />
      <span className="min-w-0">
        <Label>{t('own.rank')}</Label>
        {standing ? (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b className="text-28 tabular-nums">#{standing.rank}</b>
            <span className="text-muted tabular-nums">{formatScore(standing.rankedScore)}</span>
          </span>
        ) : (
          <b className="block">{t('own.none')}</b>
        )}
      </span>
    </Link>
  );
}

function NextRank({ standing }: { standing: Standing }) {
  const { t } = useTranslation('pages/home-feed');
  const { ahead, behind, rankedScore } = standing;
  if (!ahead)
    return (
      <>
        <Label>{t('own.first')}</Label>
        <p>
          {behind
            ? t('own.firstBy', { gap: formatScore(rankedScore - behind.rankedScore), rank: behind.rank })
            : t('own.alone')}
        </p>
        <Meter share={1} />
      </>
    );
  const from = behind?.rankedScore ?? 0;
  return (
    <>
      <Label>{t('own.next')}</Label>
      <p className="flex min-w-0 items-center gap-1.5">
        <b className="tabular-nums">{formatScore(ahead.rankedScore - rankedScore)}</b>
        <span className="flex-none text-muted">{t('own.toRank', { rank: ahead.rank })}</span>
        <span className="ell font-medium" title={ahead.name}>
          <PersonText of={ahead.name} />
        </span>
        <Flag country={ahead.country} />
      </p>
      <Meter share={(rankedScore - from) / (ahead.rankedScore - from)} />
    </>
  );
}

function LastClear({ clear }: { clear: NonNullable<Own['lastClear']> }) {
  const { t } = useTranslation('pages/home-feed');
  return (
    <>
      <Label>{t('own.last')}</Label>
      <p className="flex min-w-0 items-center gap-2">
        <DifficultyBadge of={clear.level.difficulty} size={28} />
        <Link
          to="/passes/$id"
          params={{ id: clear.id }}
          className="ell font-semibold hover:underline"
          title={clear.level.song}
        >
          <PersonText of={clear.level.song} />
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-12 text-muted tabular-nums">
        <span>{formatScore(clear.scoreV2)}</span>
        <Accuracy value={clear.accuracy} />
        <TimeAgo at={clear.arrivedAt} />
        {clear.impact > 0 ? <GainPill title={t('own.brought')}>+{formatScore(clear.impact)}</GainPill> : null}
      </p>
    </>
  );
}

/** The level that would add most, as a way in. */
function NextLevel() {
  const { t } = useTranslation('pages/home-feed');
  const { data } = useQuery(nextForYouQuery);
  const next = data?.[0];
  if (data && !next) return <p className="text-muted">{t('own.noNext')}</p>;
  return (
    <>
      <Label>{t('own.nextLevel')}</Label>
      {next ? (
        <Link to="/levels/$id" params={{ id: next.level.id }} className="own-next">
          <LevelPicture level={next.level} shape="mark" className="size-10 flex-none rounded-card" />
          <DifficultyBadge of={next.level.difficulty} size={32} />
          <span className="min-w-0">
            <b className="ell block" title={next.level.song}>
              <PersonText of={next.level.song} />
            </b>
            <span className="ell block text-12 text-muted">
              {t('own.gain', { gain: formatScore(next.gain) })}
            </span>
          </span>
        </Link>
      ) : (
        <Skeleton height={48} radius={8} />
      )}
    </>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <span className="block text-12 text-faint">{children}</span>;
}
