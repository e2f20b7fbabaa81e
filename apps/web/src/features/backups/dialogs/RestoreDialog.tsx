import { formatCount } from '@rondo/domain/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PauseIcon, ShieldIcon } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Backup } from '../api.ts';
import { dateText, secondsSince } from '../moment.ts';
import { proofLook } from '../parts/proof-look.ts';
import { dayWords, durationWords, proofNote, proofWords } from '../words.ts';
import { ActionDialog } from './ActionDialog.tsx';
import './RestoreDialog.css';

/** What a restore undoes, and the name of the backup typed once more with the password. */
export function RestoreDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('pages/backups');
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { filename: name, type } = backup;
  const isFit = typed === name;
  return (
    <ActionDialog
      title={t('restore.title')}
      width="28rem"
      tone="danger"
      submitLabel={t('action.restore')}
      isReady={isFit}
      isUnderWay={false}
      send={(headers) => call('restoreBackup', { type, filename: name }, { headers })}
      failed={(reason) => t('restore.failed', { reason })}
      onError={goesOn}
      onDone={({ safetyBackup }) => {
        void queries.invalidateQueries();
        toast.success(t('restore.done', { name, safety: safetyBackup }));
      }}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <p className="mono text-12 wrap-anywhere">{name}</p>
        <ProofLine backup={backup} />
      </div>
      <Effect backup={backup} />
      <ul className="grid gap-2 text-muted">
        <li className="flex gap-2">
          <Icon of={ShieldIcon} size={18} className="mt-px text-faint" />
          <span>{t('restore.safety')}</span>
        </li>
        <li className="flex gap-2">
          <Icon of={PauseIcon} size={18} className="mt-px text-faint" />
          <span>{t(`restore.pause.${type}`)}</span>
        </li>
      </ul>
      <TextField
        label={t('restore.name')}
        className="restore-name"
        value={typed}
        required
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        hint={
          isFit
            ? t('restore.fits')
            : t('restore.fitting', { fit: formatCount(fitting(typed, name)), of: formatCount(name.length) })
        }
        onChange={({ currentTarget: { value } }) => setTyped(value.trim())}
      />
    </ActionDialog>
  );
}

/** The pause has begun, or the call was cut: the restore goes on, and the maintenance screen tells of it. */
function goesOn(error: unknown): boolean {
  if (!isProblem(error)) return false;
  return error.code === 'MAINTENANCE' || (error.status === 0 && error.code !== 'NOT_SENT');
}

/** How many signs of a text are those of the name, from its first on. */
function fitting(text: string, name: string): number {
  let fit = 0;
  while (fit < text.length && text[fit] === name[fit]) fit += 1;
  return fit;
}

function ProofLine({ backup }: { backup: Backup }) {
  const { t } = useTranslation('pages/backups');
  const { state, at } = backup.proof;
  const { icon, colour } = proofLook[state];
  const note = proofNote(t, backup);
  const words =
    state === 'proved' && at !== null
      ? t('restore.proved', { at: dayWords(t, at), words: proofWords(t, backup.proof) })
      : proofWords(t, backup.proof);
  return (
    <p className="flex gap-2">
      <Icon of={icon} size={18} className={`mt-px ${colour}`} />
      <span>
        {words}
        {note === undefined ? null : <span className="text-muted"> · {note}</span>}
      </span>
    </p>
  );
}

/** The moment that it leads back to, and what is undone. */
function Effect({ backup }: { backup: Backup }) {
  const { t } = useTranslation('pages/backups');
  const { type, filename, created } = backup;
  const { data, error } = useQuery(query('backupEffect', { type, filename }, { staleTime: 0 }));
  const at = data?.at ?? created;
  return (
    <div className="restore-effect grid gap-1 p-4 tabular-nums" aria-live="polite">
      <b className="font-semibold">{t('restore.back', { at: dateText(at, 'long') })}</b>
      {error ? (
        <FieldError>{t('restore.unknown', { reason: problemText(error) })}</FieldError>
      ) : data === undefined ? (
        <Skeleton width="80%" height={16} />
      ) : (
        <span className="text-muted">
          {data.passes === null
            ? t('restore.undoneFiles', { time: durationWords(t, secondsSince(at)) })
            : t('restore.undone', {
                time: durationWords(t, secondsSince(at)),
                passes: t('restore.passes', { count: data.passes, shown: formatCount(data.passes) }),
                levels: t('restore.levels', {
                  count: data.levels ?? 0,
                  shown: formatCount(data.levels ?? 0),
                }),
                entries: t('restore.entries', {
                  count: data.logEntries ?? 0,
                  shown: formatCount(data.logEntries ?? 0),
                }),
              })}
        </span>
      )}
    </div>
  );
}
