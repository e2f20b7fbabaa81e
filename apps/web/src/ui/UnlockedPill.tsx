import { useSyncExternalStore } from 'react';
import { lock, useUnlocked } from '../lib/api/second-password.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Icon } from './Icon.tsx';
import { LockIcon, UnlockIcon } from './icons.ts';
import { askAgain } from './PasswordGate.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import './UnlockedPill.css';

/** How long the super-admin password is still kept; pressed, it is forgotten. Locked, it asks for it. */
export function UnlockedPill() {
  const { t } = useTranslation('second-password');
  const until = useUnlocked();
  const left = useSecondsUntil(until);
  if (until === null)
    return (
      <button type="button" className="unlocked-pill" data-tooltip={t('unlock')} onClick={askAgain}>
        <Icon of={LockIcon} size={18} />
        {t('locked')}
        <HiddenNote of={t('unlock')} />
      </button>
    );
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <button type="button" className="unlocked-pill" data-tooltip={t('lock')} onClick={lock}>
      <Icon of={UnlockIcon} size={18} />
      {t('unlocked')} <b>{time}</b>
      <HiddenNote of={t('lock')} />
    </button>
  );
}

const secondsUntil = (until: number | null) =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));

function watchSeconds(listener: () => void): () => void {
  const timer = window.setInterval(listener, 1000);
  return () => window.clearInterval(timer);
}

const useSecondsUntil = (until: number | null) =>
  useSyncExternalStore(watchSeconds, () => secondsUntil(until));
