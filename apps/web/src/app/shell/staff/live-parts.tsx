import { useEffect } from 'react';
import { lock, usePasswordRequest } from '../../../lib/api/second-password.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { isLost, mostAttempts } from '../../../lib/live/frame.ts';
import { retryLive, useLive, useLiveState } from '../../../lib/live/live.ts';
import { type PendingCounts, usePendingCounts } from '../../../lib/session/pending-counts.ts';
import { useSession } from '../../../lib/session/viewer.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';

const SecondPasswordDialog = lazyPart(() => import('./SecondPasswordDialog.tsx'), 'SecondPasswordDialog', [
  'second-password',
  'errors',
]);

/** Asks for the super-admin password while a call waits for it. */
export function SecondPassword() {
  const request = usePasswordRequest();
  const personId = useSession().user?.id;
  // A password is never there for who comes next.
  useEffect(() => lock, [personId]);
  return request === null ? null : <SecondPasswordDialog key={request.call} request={request} />;
}

/** Applies live events to the page; draws nothing. */
export function LiveFeed({ person }: { person: number }) {
  useLive(person);
  return null;
}

/** While the page is not live: the state of reconnecting, and a button to try now. */
export function LiveRetry({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation('live');
  const state = useLiveState();
  if (!isLost(state)) return null;
  const label =
    state.kind === 'reconnecting'
      ? t('reconnecting', { attempt: state.attempt, most: mostAttempts })
      : t('stopped');
  return inDrawer ? (
    <button type="button" className="drawer-item" onClick={retryLive}>
      <Icon of={RefreshIcon} />
      {label}
    </button>
  ) : (
    <IconButton icon={RefreshIcon} label={label} marked onClick={retryLive} />
  );
}

/**
 * How much work waits, as a number up to `cap`. While no event reports new work: the last known number, with a dot.
 */
export function PendingBadge({ of, cap }: { of: keyof PendingCounts; cap?: number }) {
  const { t } = useTranslation('live');
  const counts = usePendingCounts();
  const lost = isLost(useLiveState());
  return <CountBadge count={counts[of]} cap={cap} label={t('waiting')} mark={lost ? t('lost') : undefined} />;
}
