import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ClockIcon } from '../../../ui/icons.ts';

/** Says that the form is as it was left, and offers an empty one. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('pages/submissions');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        icon={ClockIcon}
        className="mb-6"
        actions={
          <Button size="small" onClick={() => setAsking(true)}>
            {t('draft.clear')}
          </Button>
        }
      >
        <p>{t('draft.kept')}</p>
      </Banner>
      {asking ? (
        <ConfirmDialog
          title={t('draft.ask')}
          confirmLabel={t('draft.clear')}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            onClear();
          }}
          onCancel={() => setAsking(false)}
        >
          {t('draft.askText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
