import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { approveAll, type PendingPass } from './api.ts';
import { useDeskCache } from './use-desk-cache.ts';

const AutoAllowResults = lazyPart(() => import('./AutoAllowResults.tsx'), 'AutoAllowResults');

/** Allows every waiting pass that has all it needs, after a question, and says what became of each. */
export function AutoAllow({ passes }: { passes: readonly PendingPass[] }) {
  const { t } = useTranslation('pages/desk');
  const cache = useDeskCache();
  const [asking, setAsking] = useState(false);
  // The results name passes that have left the queue by then.
  const [known, setKnown] = useState(passes);
  const run = useMutation({
    mutationFn: approveAll,
    onSuccess: () => setAsking(false),
    onSettled: () => {
      cache.reload();
      cache.reloadCatalogue();
    },
  });
  return (
    <>
      <Button
        icon={CheckIcon}
        disabled={passes.length === 0}
        onClick={() => {
          run.reset();
          setKnown(passes);
          setAsking(true);
        }}
      >
        {t('auto.button')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('auto.ask')}
          confirmLabel={t('auto.button')}
          busy={run.isPending}
          onConfirm={() => run.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('auto.text', { count: passes.length })}</p>
          {run.isError ? <FieldError>{problemText(run.error)}</FieldError> : null}
        </ConfirmDialog>
      ) : null}
      {run.data ? (
        <Suspense>
          <AutoAllowResults results={run.data.results} passes={known} onClose={() => run.reset()} />
        </Suspense>
      ) : null}
    </>
  );
}
