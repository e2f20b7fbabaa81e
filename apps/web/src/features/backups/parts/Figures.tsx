import { formatBytes } from '@rondo/domain/format';
import type { ReactNode } from 'react';
import { timeAgo } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Backup, BackupList } from '../api.ts';
import { dayText, nearText } from '../moment.ts';
import { dayWords, proofNote, proofWords } from '../words.ts';
import './Figures.css';

/** When the last backup was made and the last one proved, how far one can go back, and what all of them take up. */
export function Figures({ list }: { list: BackupList }) {
  const { t, language } = useTranslation('pages/backups');
  const { mysql, files, schedule } = list;
  // How old the content of an uploaded one is, nobody knows.
  const made = mysql.filter(({ kind }) => kind !== 'upload');
  const last = made.at(0);
  const first = made.at(-1);
  const next =
    schedule.isOn && schedule.next !== null
      ? t('figure.next', { at: nearText(schedule.next) })
      : t('figure.off');
  const proved = lastProved([...mysql, ...files]);
  return (
    <dl className="backup-figures">
      <Figure
        label={t('figure.last')}
        note={
          last ? t('figure.kind', { kind: t(`kind.${last.kind}`).toLocaleLowerCase(language), next }) : next
        }
      >
        {last ? <TimeAgo at={last.created} /> : t('figure.never')}
      </Figure>
      <Figure
        label={t('figure.proof')}
        note={
          proved ? (
            <span className={proved.proof.state === 'proved' ? 'text-success' : 'text-danger'}>
              {proved.proof.state === 'proved' ? proofWords(t, proved.proof) : proofNote(t, proved)}
            </span>
          ) : (
            t('figure.proofNote')
          )
        }
      >
        {proved?.proof.at ? dayWords(t, proved.proof.at) : t('figure.noProof')}
      </Figure>
      <Figure
        label={t('figure.back')}
        note={first ? t('figure.backTo', { day: dayText(first.created) }) : t('figure.backNote')}
      >
        {first ? spanText(first.created, language) : t('figure.nowhere')}
      </Figure>
      <Figure
        label={t('figure.size')}
        note={t('figure.sizes', { mysql: formatBytes(sizeOf(mysql)), files: formatBytes(sizeOf(files)) })}
      >
        {formatBytes(sizeOf(mysql) + sizeOf(files))}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  note: ReactNode;
  children: ReactNode;
}

function Figure({ label, note, children }: FigureProps) {
  return (
    <div>
      <dt className="over">{label}</dt>
      <dd>
        <b>{children}</b>
        <span className="block text-12 text-faint">{note}</span>
      </dd>
    </div>
  );
}

const sizeOf = (backups: readonly Backup[]) => backups.reduce((sum, { size }) => sum + size, 0);

/** The one that was proved last, well or not. */
function lastProved(backups: readonly Backup[]): Backup | undefined {
  return backups
    .filter(({ proof }) => proof.at !== null && (proof.state === 'proved' || proof.state === 'differs'))
    .reduce<Backup | undefined>(
      (last, one) => (last && (last.proof.at ?? '') >= (one.proof.at ?? '') ? last : one),
      undefined,
    );
}

/** "10 months": the largest whole unit from then to now, at least a minute. */
function spanText(at: string, language: string): string {
  const { unit, count } = timeAgo(new Date(at), new Date()) ?? { unit: 'minute' as const, count: 1 };
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
