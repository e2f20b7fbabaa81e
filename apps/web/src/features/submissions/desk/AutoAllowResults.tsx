import { codeText } from '../../../lib/api/code-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AlertIcon, CheckIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import type { AutoResult, PendingPass } from './api.ts';

export interface AutoAllowResultsProps {
  results: readonly AutoResult[];
  /** The queue as it was before. */
  passes: readonly PendingPass[];
  onClose: () => void;
}

/** What became of every pass; those that stay come first, with the reason. */
export function AutoAllowResults({ results, passes, onClose }: AutoAllowResultsProps) {
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
          {t('auto.close')}
        </Button>
      }
    >
      <ul aria-label={t('auto.results')} className="divide-y divide-hairline">
        {sorted.map((result) => (
          <Result
            key={result.id}
            result={result}
            pass={passes.find(({ id }) => id === result.id)}
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
    <li className="grid gap-1 py-2.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {success ? (
          <Chip tone="success" icon={CheckIcon}>
            {t('auto.allowed')}
          </Chip>
        ) : (
          <Chip tone="warning" icon={AlertIcon}>
            {t('auto.stays')}
          </Chip>
        )}
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
