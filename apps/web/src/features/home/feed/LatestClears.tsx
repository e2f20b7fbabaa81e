import { formatCount } from '@rondo/domain/format';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ArrowUpIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { isQuiet, longDay } from '../quiet.ts';
import { ClearRow } from './ClearRow.tsx';
import type { Waiting } from './use-waiting.ts';

/** The latest clears; new ones wait behind a button in the heading, so that no row moves. */
export function LatestClears({ waiting, isLive }: { waiting: Waiting; isLive: boolean }) {
  const { t, language } = useTranslation('pages/home-feed');
  const { user } = useViewer();
  const [showsOld, setShowsOld] = useState(false);
  const { shown, count, isMore, fresh, show } = waiting;
  const { latest } = shown;
  const newest = latest[0];
  const isHeld = newest !== undefined && !showsOld && isQuiet(newest.arrivedAt);
  const amount = isMore ? `${formatCount(count)}+` : formatCount(count);
  const news = count === 0 ? '' : t('latest.waiting', { count, shown: amount });
  return (
    <section className="home-latest min-w-0" aria-labelledby="latest-clears">
      <div className="home-feed-head">
        <h2 id="latest-clears">{t('latest.title')}</h2>
        {news === '' ? (
          isLive && newest && !isHeld ? (
            <Chip tone="success" shape="pill">
              {t('latest.live')}
            </Chip>
          ) : null
        ) : (
          <Button size="small" icon={ArrowUpIcon} onClick={show}>
            {news}
          </Button>
        )}
        <TextLink to="/passes" className="ml-auto whitespace-nowrap">
          {t('latest.all')}
        </TextLink>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {newest === undefined ? (
        <EmptyState title={t('latest.none')}>{t('latest.noneText')}</EmptyState>
      ) : isHeld ? (
        <EmptyState
          title={t('latest.quiet')}
          action={<Button onClick={() => setShowsOld(true)}>{t('latest.show')}</Button>}
        >
          {t('latest.quietText', { day: longDay(newest.arrivedAt, language) })}
        </EmptyState>
      ) : (
        <>
          <div className="clear-row clear-heads" aria-hidden="true">
            <span />
            <span>{t('term.player')}</span>
            <span>{t('term.level')}</span>
            <span className="num">{t('term.score')}</span>
            <span className="num">{t('term.accuracy')}</span>
            <span>{t('term.flags')}</span>
            <span className="num">{t('latest.when')}</span>
          </div>
          <ul>
            {latest.map((clear) => (
              <ClearRow
                key={clear.id}
                clear={clear}
                isOwn={user?.playerId === clear.player.id}
                isFresh={fresh.has(clear.id)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
