import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useContext } from 'react';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { rememberOrigin } from '../../lib/session/origin.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { ClockIcon } from '../../ui/icons.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page, SiteName } from '../../ui/Page.tsx';
import { homeFeedQuery, statisticsQuery } from './api.ts';
import { RandomLevelButton } from '../play/index.ts';
import { FeedSkeleton } from './feed/FeedFrame.tsx';
import { OwnSkeleton } from './you/OwnFrame.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { DifficultyCounts } from './DifficultyCounts.tsx';
import { GlowTitle } from './GlowTitle.tsx';
import { NotePanel } from './NotePanel.tsx';
import { Orbit } from '../../ui/Orbit.tsx';
import { StatLine } from './StatLine.tsx';
import './HomePage.css';

const HomeFeed = lazyPart(() => import('./feed/HomeFeed.tsx'), 'HomeFeed', ['pages/home-feed', 'passes']);
const OwnHome = lazyPart(() => import('./you/OwnHome.tsx'), 'OwnHome', 'pages/home-feed');

const route = getRouteApi('/');

export function HomePage() {
  const { t } = useTranslation('pages/home');
  const site = useContext(SiteName);
  const { chart } = route.useSearch();
  const navigate = route.useNavigate();
  const statistics = useQuery(statisticsQuery);
  const feed = useQuery(homeFeedQuery);
  const chat = useSiteConfig()?.links.chatWidget ?? null;
  return (
    <Page title={t('title', { site })} whole bare>
      <section className="home-hero">
        <div className="min-w-0">
          <GlowTitle lines={[t('lead.level'), t('lead.clear')]} />
          <p className="home-lead">{t('lead.text')}</p>
          <HomeButtons />
        </div>
        <Orbit />
      </section>
      <OwnPart />
      <HomeFeed fallback={<FeedSkeleton />} />
      <StatLine statistics={statistics} lastClear={feed.data?.latest[0]?.arrivedAt ?? null} />
      <DifficultyCounts
        statistics={statistics}
        subject={chart}
        onSubject={(next) => void navigate({ search: { chart: next }, replace: true, resetScroll: false })}
      />
      <div className="home-notes">
        {chat === null ? null : <ChatPanel address={chat} />}
        <NotePanel heading={t('soon.heading')} icon={ClockIcon} title={t('soon.title')}>
          {t('soon.text')}
        </NotePanel>
      </div>
    </Page>
  );
}

/** For who is signed in. */
function OwnPart() {
  const { t } = useTranslation();
  const { status, user } = useViewer();
  if (status === 'signed-out') return null;
  const waiting = <OwnSkeleton label={t('term.you')} />;
  return user ? <OwnHome user={user} fallback={waiting} /> : waiting;
}

/** The ways into the site. */
function HomeButtons() {
  const { t } = useTranslation('pages/home');
  const hasWheels = useSiteConfig()?.features.jokes ?? false;
  const isVisitor = useViewer().status === 'signed-out';
  return (
    <div className="home-ways">
      <ButtonLink to="/levels" variant="primary" size="large">
        {t('button.levels')}
      </ButtonLink>
      {isVisitor ? (
        <ButtonLink to="/login" size="large" onClick={() => rememberOrigin('/')}>
          {t('action.signIn')}
        </ButtonLink>
      ) : null}
      <ButtonLink to="/passes" size="large">
        {t('button.passes')}
      </ButtonLink>
      <ButtonLink to="/leaderboard" size="large">
        {t('nav.leaderboard')}
      </ButtonLink>
      {hasWheels ? (
        <RandomLevelButton
          fallback={<span className="btn btn-normal btn-large">{t('term.randomLevel')}</span>}
        />
      ) : null}
    </div>
  );
}
