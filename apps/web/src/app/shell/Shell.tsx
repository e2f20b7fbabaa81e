import { Outlet, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { InboxWatch } from '../../features/inbox/index.ts';
import { RecentWatch } from '../../features/search/index.ts';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { lostConnection, onConnection, useLostConnection } from '../../lib/connection/connection.ts';
import { loadAhead } from '../../lib/connection/load-code.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSilenceWhile } from '../../lib/single-keys.ts';
import { onRelease, useIsPageHidden, useKeptViewer } from '../../lib/session/kept.ts';
import { onSession } from '../../lib/session/token.ts';
import { hasTyped } from '../../lib/session/typed.ts';
import { PageViewer, useSession } from '../../lib/session/viewer.ts';
import { SiteName } from '../../ui/Page.tsx';
import { ScrollToTop } from '../../ui/ScrollToTop.tsx';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { TooltipLayer } from '../../ui/TooltipLayer.tsx';
import { Footer } from './Footer.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { TopBar } from './TopBar.tsx';
import { SecondPassword, StaffFeed } from './staff-parts.tsx';
import { useAdminMode } from './navigation.ts';
import './Shell.css';

const QuickSearch = lazyPart(() => import('./QuickSearch.tsx'), 'QuickSearch');
const ConnectionBar = lazyPart(() => import('./ConnectionBar.tsx'), 'ConnectionBar', 'connection');
const LeftOutNote = lazyPart(() => import('./LeftOutNote.tsx'), 'LeftOutNote', 'search');

/** Milliseconds in which the first page is likely to have come. */
const settling = 2_000;

/** What surrounds every page. */
export function Shell() {
  const { t } = useTranslation();
  const { asked } = useRouter().options.context;
  const admin = useAdminMode();
  const config = useSiteConfig();
  const [searching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  useSilenceWhile(searching);
  useLeaveOnSignOut();
  useStayWithoutConnection();
  const keptViewer = useKeptViewer();
  const { user } = useSession();
  const isSettled = useIsSettled();
  const isHidden = useIsPageHidden();
  return (
    <SiteName value={config?.siteName ?? 'Rondo'}>
      <a href="#main" className="skip-link" onClick={skip}>
        {t('nav.skip')}
      </a>
      <a href="#results" className="skip-link" onClick={skip}>
        {t('skipToResults')}
      </a>
      <TopBar onSearch={openSearch} />
      {isSettled ? <ConnectionBar /> : null}
      {isSettled ? <RecentWatch /> : null}
      <main id="main" tabIndex={-1}>
        {asked.search === '' ? null : <LeftOutNote />}
        <PageViewer value={keptViewer}>
          <div className={isHidden ? 'invisible' : 'contents'}>
            <Outlet />
          </div>
        </PageViewer>
      </main>
      {admin.active ? null : <Footer />}
      <ScrollToTop />
      <ToastRegion />
      <TooltipLayer />
      <RouteAnnouncer />
      <Shortcuts onSearch={openSearch} />
      {user ? <InboxWatch person={user.id} /> : null}
      <StaffFeed />
      <SecondPassword />
      {searching ? <QuickSearch onClose={() => setSearching(false)} /> : null}
    </SiteName>
  );
}

/** Moves the focus alone: an entry of the history that the browser made for it would be a step Back that does nothing. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * A protected page gives way to the sign-in page when the session ends, wherever that happened; a page with typed text
 * stays until that is gone.
 */
function useLeaveOnSignOut(): void {
  const router = useRouter();
  useEffect(
    () =>
      onSession((event) => {
        if (event === 'signed-out' && !hasTyped()) void router.invalidate();
      }),
    [router],
  );
  useEffect(() => onRelease(() => void router.invalidate()), [router]);
}

/** A page whose code cannot be had does not take the place of the one that is shown. */
function useStayWithoutConnection(): void {
  const router = useRouter();
  useEffect(() => {
    const { defaultPendingMs } = router.options;
    return onConnection(() =>
      router.update({
        ...router.options,
        defaultPendingMs: lostConnection() ? Number.POSITIVE_INFINITY : defaultPendingMs,
      } as typeof router.options),
    );
  }, [router]);
}

/** What is shown without a connection comes while there is one, but after the page itself, unless it is needed at once. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  const isLost = useLostConnection() !== null;
  if (isLost && !isSettled) setSettled(true);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setSettled(true);
      loadAhead(async () => (await import('./load-likely-parts.ts')).loadLikelyParts());
    }, settling);
    return () => window.clearTimeout(timer);
  }, []);
  return isSettled;
}
