import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';

/** Why a wheel did not turn, and the way on. */
export function DrawFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('wheels');
  const isOff = isProblem(error) && error.code === 'FEATURE_DISABLED';
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('failure.draw')}
      className="w-full text-left"
      actions={
        isOff ? (
          <CancelButton>{t('action.close')}</CancelButton>
        ) : (
          <Button icon={RefreshIcon} onClick={onRetry} data-autofocus>
            {t('action.retry')}
          </Button>
        )
      }
    >
      <p>{problemText(error)}</p>
    </Banner>
  );
}
