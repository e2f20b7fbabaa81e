import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { OfflineIcon } from '../icons.ts';
import './offline.css';

/** Below the rows of a list whose next rows wait for a connection. */
export function MoreWaiting({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['connection', 'components']);
  return (
    <div
      className="more-waiting mt-3 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2"
      role="status"
    >
      <Icon of={OfflineIcon} size={18} className="text-faint" />
      <div>
        <b>{t('more.title')}</b>
        <p className="text-muted">{t('more.text')}</p>
      </div>
      <Button size="small" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
