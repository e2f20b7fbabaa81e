import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';

export interface PreviewFooterProps {
  saving: { error: unknown; isPending: boolean };
  label: string;
  onAgain: () => void;
  onSave: () => void;
}

/** Saves a roll, or begins another one. */
export function PreviewFooter({ saving, label, onAgain, onSave }: PreviewFooterProps) {
  const { t } = useTranslation('wheels');
  const { error, isPending } = saving;
  // Other draws are needed where these were used, or do not fit what the server has.
  const isUsed = isProblem(error) && error.code === 'DRAWS_DO_NOT_FIT';
  return (
    <>
      {error && !isUsed ? (
        <CancelButton>{t('leave')}</CancelButton>
      ) : (
        <Button variant="ghost" disabled={isPending} onClick={onAgain}>
          {t('preview.again')}
        </Button>
      )}
      {isUsed ? null : (
        <Button
          className="ml-auto"
          variant="primary"
          icon={error ? RefreshIcon : undefined}
          busy={isPending}
          data-autofocus
          onClick={onSave}
        >
          {error ? t('action.retry') : label}
        </Button>
      )}
    </>
  );
}
