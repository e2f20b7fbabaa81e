import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isLost, type LiveState, mostAttempts } from '../../../lib/live/frame.ts';
import { retryLive } from '../../../lib/live/live.ts';
import { useLiveState } from '../../../lib/live/use-live.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';

/** While the page is not live: the state of reconnecting, and a button to try now. */
export function LiveRetry({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation('live');
  const state = useLiveState();
  if (!isLost(state)) return null;
  const label = labelOf(state, t);
  return inDrawer ? (
    <button type="button" className="drawer-item" onClick={retryLive}>
      <Icon of={RefreshIcon} />
      {label}
    </button>
  ) : (
    <IconButton icon={RefreshIcon} label={label} marked onClick={retryLive} />
  );
}

function labelOf(state: LiveState, t: ReturnType<typeof useTranslation<'live'>>['t']): string {
  return state.kind === 'reconnecting'
    ? t('reconnecting', { attempt: state.attempt, most: mostAttempts })
    : t('stopped');
}
