import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { liveUsersKey } from '../../../lib/live/apply-frames.ts';
import { isLost, type LiveState, mostAttempts } from '../../../lib/live/frame.ts';
import { retryLive, useLiveState } from '../../../lib/live/live.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { LiveIcon, RefreshIcon } from '../../../ui/icons.ts';
import { listed } from '../../../lib/i18n/texts.ts';

/** Whether the page is live and who else is here; a way to try again once it has given up. */
export function LivePill() {
  const { t } = useTranslation('pages/rating');
  const state = useLiveState();
  return (
    <>
      <span role="status">
        <Chip tone={toneOf(state)} shape="pill" icon={LiveIcon} className="tabular-nums">
          {state.kind === 'connected' ? (
            <Users />
          ) : state.kind === 'reconnecting' ? (
            t('live.reconnecting', { attempt: state.attempt, most: mostAttempts })
          ) : state.kind === 'stopped' ? (
            t('live.stopped')
          ) : (
            t('live.connecting')
          )}
        </Chip>
      </span>
      {isLost(state) ? (
        <Button size="small" icon={RefreshIcon} onClick={retryLive}>
          {t('action.retry')}
        </Button>
      ) : null}
    </>
  );
}

function Users() {
  const { t } = useTranslation('pages/rating');
  const { data } = useQuery<{ total: number; managers: number }>({
    queryKey: liveUsersKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return t('live.on');
  return (
    <>
      {t('live.on')} ·{' '}
      {listed([t('live.users', { count: data.total }), t('live.managers', { count: data.managers })])}
    </>
  );
}

function toneOf({ kind }: LiveState) {
  if (kind === 'connected') return 'success';
  if (kind === 'reconnecting') return 'warning';
  return kind === 'stopped' ? 'danger' : 'plain';
}
