import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

/** In the place of an effect that could not be worked out. */
export function EffectFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['pages/difficulties', 'components']);
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      <p>{t('effect.failed', { reason: problemText(error) })}</p>
    </Banner>
  );
}
