import { Link } from '@tanstack/react-router';
import { useContext, useRef, useState } from 'react';
import { InboxBell } from '../../features/inbox/index.ts';
import { loadAhead } from '../../lib/connection/load-code.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { hasUnsaved } from '../../lib/session/typed.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ButtonLink, IconRouterLink } from '../../ui/Link.tsx';
import { SiteName } from '../../ui/Page.tsx';
import { MenuIcon, SearchIcon, ShieldIcon, SignOutIcon, UploadIcon } from '../../ui/icons.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavLinks } from './NavLinks.tsx';
import { ProfileStrip } from './ProfileStrip.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { submitItem, useAdminMode, usePublicNav } from './navigation.ts';
import { StaffBadge, StaffRetry } from './staff-parts.tsx';
import { useSignOut } from './use-sign-out.ts';
import './TopBar.css';

const loadDrawer = () => import('./Drawer.tsx');
/** Visitors' links always have room. */
const MoreLinks = lazyPart(() => import('./MoreLinks.tsx'), 'MoreLinks');
const Drawer = lazyPart(loadDrawer, 'Drawer');
const SignOutQuestion = lazyPart(() => import('./SignOutQuestion.tsx'), 'SignOutQuestion');

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation();
  const admin = useAdminMode();
  const publicNav = usePublicNav();
  const links = admin.active ? admin.links : publicNav;
  const nav = useRef<HTMLElement>(null);
  const { status, user } = useViewer();
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const askToLeave = () => (hasUnsaved() ? setLeaving(true) : void signOut());
  const [drawerOpen, setDrawerOpen] = useState(false);
  const search = (
    <IconButton
      icon={SearchIcon}
      label={t('nav.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
    />
  );
  // Its place is kept, so that nothing beside it moves when it comes.
  const place = status === 'signed-out' ? null : <span className="size-10" />;
  const bell = user ? <InboxBell fallback={place} /> : place;
  return (
    <header className="top-bar">
      <div>
        <Brand />
        <nav ref={nav} className="nav-links" aria-label={t('nav.label')}>
          <NavLinks items={links} />
        </nav>
        {status === 'signed-out' ? null : <MoreLinks nav={nav} items={links} />}
        <div className="bar-tools">
          {search}
          <ButtonLink to={submitItem.to} variant="ghost" icon={UploadIcon}>
            <span className="max-[1200px]:sr-only">{t(submitItem.label)}</span>
          </ButtonLink>
          {bell}
          <LanguageMenu />
          <ThemeMenu />
          <StaffRetry />
          {admin.mayEnter ? (
            <IconRouterLink
              to={admin.toggleTo}
              icon={ShieldIcon}
              label={admin.active ? t('admin.leave') : t('admin.enter')}
              lit={admin.active}
            />
          ) : null}
        </div>
        <div className="bar-person">
          <ProfileStrip />
          {status === 'signed-out' ? null : (
            <IconButton icon={SignOutIcon} label={t('session.signOut')} onClick={askToLeave} />
          )}
        </div>
        <div className="ml-auto hidden items-center gap-1 max-md:flex">
          <StaffBadge of="total" cap={9} />
          {search}
          {bell}
          <IconButton
            icon={MenuIcon}
            label={t('nav.menu')}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onPointerEnter={() => loadAhead(loadDrawer)}
            onClick={() => setDrawerOpen(true)}
          />
        </div>
      </div>
      {drawerOpen ? <Drawer onClose={() => setDrawerOpen(false)} onSignOut={askToLeave} /> : null}
      {leaving ? (
        <SignOutQuestion
          onStay={() => setLeaving(false)}
          onLeave={() => {
            setLeaving(false);
            void signOut();
          }}
        />
      ) : null}
    </header>
  );
}

/** Two discs that circle each other, and the site's name. */
function Brand() {
  const { t } = useTranslation();
  const site = useContext(SiteName);
  return (
    <Link to="/" className="brand" aria-label={t('nav.home', { site })}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
        <circle cx="16" cy="16" r="11" className="brand-path" />
        <circle cx="8.2" cy="23.8" r="5.4" className="brand-ember" />
        <circle cx="23.8" cy="8.2" r="5.4" className="brand-ice" />
      </svg>
      <span className="ell">{site}</span>
    </Link>
  );
}
