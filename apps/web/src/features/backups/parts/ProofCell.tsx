import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Backup, Work } from '../api.ts';
import { dateText } from '../moment.ts';
import { proofNote, proofWords, stepWords } from '../words.ts';
import { proofLook } from './proof-look.ts';

export interface ProofCellProps {
  backup: Backup;
  /** What is being done with it now; null: nothing. */
  work: Work | null;
  onDifferences: () => void;
}

/** What its proof found, in words, or how far the work on it is. */
export function ProofCell({ backup, work, onDifferences }: ProofCellProps) {
  const { t } = useTranslation('pages/backups');
  if (work) return <Working label={stepWords(t, work)} done={work.of > 0 ? work.done : null} of={work.of} />;
  const { proof } = backup;
  const { icon, colour } = proofLook[proof.state];
  const words = proofWords(t, proof);
  const note = proofNote(t, backup);
  return (
    <span className="backup-proof" title={proof.at === null ? undefined : dateText(proof.at)}>
      <Icon of={icon} size={18} className={colour} />
      <span className="min-w-0">
        {proof.state === 'differs' ? (
          <button type="button" className="backup-differs" onClick={onDifferences}>
            {words}
          </button>
        ) : (
          <span className={proof.state === 'none' ? 'text-muted' : ''}>{words}</span>
        )}
        {note === undefined ? null : (
          <small className="ell" title={note}>
            {note}
          </small>
        )}
      </span>
    </span>
  );
}

export interface WorkingProps {
  label: string;
  done: number | null;
  of: number;
  note?: string;
}

/** A turning ring, words and a bar in the place of the proof. */
export function Working({ label, done, of, note }: WorkingProps) {
  return (
    <span className="backup-proof">
      <Spinner className="text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block text-muted">{label}</span>
        {done === null ? null : <ProgressBar thin label={label} done={done} of={of} className="mt-1" />}
        {note === undefined ? null : <small className="num">{note}</small>}
      </span>
    </span>
  );
}
