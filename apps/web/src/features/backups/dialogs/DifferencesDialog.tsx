import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon, CheckIcon } from '../../../ui/icons.ts';
import type { Backup } from '../api.ts';
import { dateText } from '../moment.ts';
import type { Difference } from '../words.ts';
import './DifferencesDialog.css';

/** What is compared, in the order in which it is. */
const compared = {
  mysql: ['restore', 'rows', 'checksum', 'standings'],
  files: ['restore', 'file'],
} as const;

/** What a proof found that is not as the backup says. */
export function DifferencesDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('pages/backups');
  const { proof, filename, type } = backup;
  return (
    <Dialog
      title={t('differences.title')}
      subtitle={<span title={filename}>{filename}</span>}
      picture={<Icon of={AlertIcon} className="text-danger" />}
      width="32rem"
      onClose={onClose}
    >
      {proof.at === null ? null : (
        <p className="mb-2 text-muted">{t('differences.at', { at: dateText(proof.at, 'long') })}</p>
      )}
      <ul className="differences">
        {compared[type].map((what) => (
          <Compared
            key={what}
            what={what}
            differences={proof.differences.filter((one) => one.what === what)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ComparedProps {
  what: Difference['what'];
  differences: readonly Difference[];
}

/** One kind of comparison: a tick, or each thing that differs with some examples. */
function Compared({ what, differences }: ComparedProps) {
  const { t } = useTranslation('pages/backups');
  if (differences.length === 0)
    return (
      <li>
        <p className="differences-line">
          <span className="text-muted">{t(`differences.equal.${what}`)}</span>
          <Icon of={CheckIcon} size={16} className="text-success" />
          <span className="sr-only">{t('differences.isEqual')}</span>
        </p>
      </li>
    );
  return (
    <>
      {differences.map(({ subject, count, examples }) => (
        <li key={subject}>
          <p className="differences-line">
            <span className="wrap-anywhere">{t(`differences.of.${what}`, { subject })}</span>
            <span className="text-danger">
              {t(`differences.count.${what}`, { count, shown: formatCount(count) })}
            </span>
          </p>
          {examples.map(({ name, stored, found }) => (
            <p key={name} className="differences-example">
              <span className="ell" title={name}>
                {name}
              </span>
              <s className="wrap-anywhere">
                <span className="sr-only">{t('differences.stored')} </span>
                {stored}
              </s>
              <span className="wrap-anywhere">
                <span className="sr-only">{t('differences.found')} </span>
                {found}
              </span>
            </p>
          ))}
        </li>
      ))}
    </>
  );
}
