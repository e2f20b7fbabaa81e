import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CloseIcon, ShieldIcon, SignOutIcon } from '../../ui/icons.ts';
import { Link } from '@tanstack/react-router';
import { LanguageMenu } from './LanguageMenu.tsx';
import { navIcons } from './nav-icons.ts';
import { NavLinks } from './NavLinks.tsx';
import { homeItem, submitItem, useAdminMode, usePublicNav } from './navigation.ts';
import { ProfileStrip } from './ProfileStrip.tsx';
import { StaffRetry } from './staff-parts.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import './Drawer.css';

/** The whole navigation of narrow screens, sliding in from the right; open as long as it is rendered. */
export function Drawer({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const { t } = useTranslation(['common', 'components']);
  const admin = useAdminMode();
  const publicNav = usePublicNav();
  const { status } = useViewer();
  useBackCloses(() => {
    onClose();
    return true;
  });
  return (
    <ModalOverlay isOpen isDismissable className="drawer-overlay" onOpenChange={(open) => !open && onClose()}>
      <Modal className="drawer-frame">
        <Dialog
          className="drawer flex h-full flex-col gap-0.5 overflow-y-auto p-4"
          aria-label={t('nav.menu')}
        >
          <div className="flex items-center gap-3 px-1 pt-1 pb-4">
            <ProfileStrip onFollow={onClose} />
            <IconButton icon={CloseIcon} label={t('action.close')} className="ml-auto" onClick={onClose} />
          </div>
          <nav className="drawer-links" aria-label={t('nav.label')}>
            <NavLinks
              items={[homeItem, ...(admin.active ? admin.links : publicNav)]}
              icons={navIcons}
              onFollow={onClose}
            />
            {admin.mayEnter ? (
              <Link to={admin.toggleTo} aria-current={undefined} onClick={onClose}>
                <Icon of={ShieldIcon} />
                {admin.active ? t('admin.leave') : t('admin.enter')}
              </Link>
            ) : null}
            <hr className="hr my-2" />
            <NavLinks items={[submitItem]} icons={navIcons} onFollow={onClose} />
          </nav>
          <StaffRetry inDrawer />
          <LanguageMenu inDrawer />
          <ThemeMenu inDrawer />
          {status === 'signed-out' ? null : (
            <button
              type="button"
              className="drawer-item mt-auto"
              onClick={() => {
                onClose();
                onSignOut();
              }}
            >
              <Icon of={SignOutIcon} />
              {t('session.signOut')}
            </button>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
