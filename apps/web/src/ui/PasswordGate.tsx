import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnlocked } from '../lib/api/second-password.ts';
import { unlock } from '../lib/api/unlock.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { isAnythingOpen } from '../lib/single-keys.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { focusTitle } from './focus-title.ts';
import { LockIcon } from './icons.ts';
import { Page } from './Page.tsx';

export interface PasswordGateProps {
  /** Names the window while the page is locked. */
  title: string;
  children: ReactNode;
}

/**
 * Asks for the super-admin password before it shows a page. Once it is open it stays so: later calls ask themselves when
 * the password is no longer kept.
 */
export function PasswordGate({ title, children }: PasswordGateProps) {
  const { t } = useTranslation('second-password');
  const isUnlocked = useUnlocked() !== null;
  const [isOpen, setOpen] = useState(isUnlocked);
  if (isUnlocked && !isOpen) setOpen(true);
  useEffect(() => {
    if (!isOpen) askAgain();
    // Asked by itself once, when the page is entered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useFocusOnOpening(isOpen);
  if (isOpen) return children;
  return (
    <Page title={title} bare>
      <EmptyState
        wholePage
        panel={false}
        title={t('locked')}
        action={
          <Button icon={LockIcon} onClick={askAgain}>
            {t('enter')}
          </Button>
        }
      >
        {t('lockedHint')}
      </EmptyState>
    </Page>
  );
}

/** How often it is looked whether the dialog is gone, in milliseconds. */
const glance = 50;

/** How often afterwards: what gives the focus back is sometimes slower than the dialog. */
const looksAfter = 20;

/** The dialog gives the focus back to the locked page, which is gone by then: the title of what is open gets it. */
function useFocusOnOpening(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (!isOpen || wasOpen.current) return;
    wasOpen.current = true;
    let looks = 0;
    const timer = window.setInterval(() => {
      if (isAnythingOpen()) return;
      focusTitle();
      looks += 1;
      if (looks === looksAfter) window.clearInterval(timer);
    }, glance);
    return () => window.clearInterval(timer);
  }, [isOpen]);
}

/** Asks once more. The dialog itself says what fails. */
export function askAgain(): void {
  void unlock().catch(() => undefined);
}
