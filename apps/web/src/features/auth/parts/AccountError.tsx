import { formatCountdown } from '@rondo/domain/format';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { ClockIcon } from '../../../ui/icons.ts';

export interface AccountErrorProps {
  error: unknown;
  /** Seconds until another try is allowed. */
  wait: number;
  /** What did not work. */
  title?: string;
}

/** Why the form was refused; after too many tries, how long to wait. */
export function AccountError({ error, wait, title }: AccountErrorProps) {
  const { t } = useTranslation('pages/auth');
  if (wait > 0)
    return (
      <Banner tone="warning" icon={ClockIcon} title={t('wait.title')}>
        <p role="alert">{t('wait.text')}</p>
        <p className="mt-1 text-22 font-semibold tabular-nums" role="timer">
          {formatCountdown(wait)}
        </p>
      </Banner>
    );
  return error ? <FormError title={title} message={problemText(error)} limit={120} /> : null;
}
