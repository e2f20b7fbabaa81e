import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { codeText } from '../../../lib/api/code-text.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { AlertIcon, CheckIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import type { PendingPass } from './api.ts';
import type { Desk } from './use-desk.ts';
import { useDeskCache } from './use-desk-cache.ts';

/** Allows every waiting pass that has all it needs, after a question, and says what became of each. */
export function AutoAllow({ desk, passes }: { desk: Desk; passes: readonly PendingPass[] }) {
  const { t } = useTranslation('pages/desk');
  const cache = useDeskCache();
  const [asking, setAsking] = useState(false);
  const run = useAct(
    // The results name passes that have left the queue by then.
    async (known: readonly PendingPass[]) => ({ known, ...(await call('autoApprovePasses')) }),
    {
      onSuccess: ({ results }) => {
        desk.isMine(results.flatMap(({ id, success }) => (success ? [id] : [])));
        setAsking(false);
      },
      onSettled: () => {
        cache.reload();
        cache.reloadCatalogue();
      },
    },
  );
  const keep = useEffectEvent(desk.keep);
  const { isPending } = run;
  const { chosenId } = desk;
  useEffect(() => {
    if (!isPending || chosenId === undefined) return;
    keep(chosenId, true);
    return () => keep(chosenId, false);
  }, [isPending, chosenId]);
  return (
    <>
      <Button
        icon={CheckIcon}
        disabled={passes.length === 0}
        onClick={() => {
          run.reset();
          setAsking(true);
        }}
      >
        {t('auto.button')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('auto.ask')}
          confirmLabel={t('auto.button')}
          busy={isPending}
          onConfirm={() => run.mutate(passes)}
          onCancel={() => setAsking(false)}
        >
          <p>{t('auto.text', { count: passes.length })}</p>
          {run.isError ? <FieldError>{problemText(run.error)}</FieldError> : null}
        </ConfirmDialog>
      ) : null}
      {run.data ? <Results {...run.data} onClose={run.reset} /> : null}
    </>
  );
}

type AutoResult = Reply<'autoApprovePasses'>['results'][number];

interface ResultsProps {
  results: readonly AutoResult[];
  /** The queue as it was before. */
  known: readonly PendingPass[];
  onClose: () => void;
}

/** What became of every pass; those that stay come first, with the reason. */
function Results({ results, known, onClose }: ResultsProps) {
  const { t } = useTranslation('pages/desk');
  const allowed = results.filter(({ success }) => success);
  const sorted = [...results.filter(({ success }) => !success), ...allowed];
  return (
    <Dialog
      title={t('auto.done', { count: allowed.length })}
      subtitle={t('auto.stay', { count: results.length - allowed.length })}
      onClose={onClose}
      footer={
        <Button variant="primary" className="ml-auto" data-autofocus onClick={onClose}>
          {t('action.done')}
        </Button>
      }
    >
      <ul aria-label={t('auto.results')}>
        {sorted.map((result) => (
          <Result
            key={result.id}
            result={result}
            pass={known.find(({ id }) => id === result.id)}
            onLeave={onClose}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ResultProps {
  result: AutoResult;
  pass: PendingPass | undefined;
  onLeave: () => void;
}

function Result({ result: { id, success, code, error, passId }, pass, onLeave }: ResultProps) {
  const { t } = useTranslation('pages/desk');
  return (
    <li className="grid gap-1 border-hairline py-2.5 not-first:border-t">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={success ? 'success' : 'warning'} icon={success ? CheckIcon : AlertIcon}>
          {t(success ? 'auto.allowed' : 'auto.stays')}
        </Chip>
        <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
          {pass
            ? `${pass.level.song} · ${pass.assignedPlayer?.name ?? pass.passer}`
            : t('number.passes', { id })}
        </span>
        {success && passId !== undefined ? (
          <TextLink to="/passes/$id" params={{ id: passId }} target="_blank" className="tabular-nums">
            #{passId}
          </TextLink>
        ) : (
          <TextLink to="/admin/submissions" search={{ tab: 'passes', id }} onClick={onLeave}>
            {t('auto.show')}
          </TextLink>
        )}
      </p>
      {success ? null : (
        <p className="text-muted wrap-anywhere">{(code && codeText(code)) ?? error ?? t('auto.unknown')}</p>
      )}
    </li>
  );
}
