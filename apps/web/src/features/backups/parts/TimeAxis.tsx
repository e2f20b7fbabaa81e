import { formatCount } from '@rondo/domain/format';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Backup } from '../api.ts';
import { dateText, dayText, secondsSince } from '../moment.ts';
import { axisPlace } from './axis-place.ts';
import './TimeAxis.css';

const day = 86_400;
const ticks = [
  ['now', 0],
  ['day', day],
  ['weeks', 14 * day],
  ['tenWeeks', 70 * day],
  ['tenMonths', 300 * day],
] as const;
const spans = [
  ['hourly', 0],
  ['daily', 27.5],
  ['weekly', 60],
  ['monthly', 81],
] as const;

/** The moments that one can go back to, from now to the oldest. */
export const TimeAxis = memo(function TimeAxis({ backups }: { backups: readonly Backup[] }) {
  const { t } = useTranslation('pages/backups');
  const proved = backups.filter(({ proof }) => proof.state === 'proved').length;
  const first = backups.at(-1);
  const last = backups.at(0);
  const hasDiffering = backups.some(({ proof }) => proof.state === 'differs');
  return (
    <div className="border-t border-hairline px-6 pt-2 pb-1 max-md:hidden">
      <div
        className="time-axis"
        role="img"
        aria-label={
          first && last
            ? t('axis.label', {
                count: backups.length,
                shown: formatCount(backups.length),
                proved: formatCount(proved),
                from: dayText(first.created),
                to: dateText(last.created),
              })
            : t('axis.none')
        }
      >
        {spans.map(([kind, left]) => (
          <span
            key={kind}
            className="absolute top-2 text-12 whitespace-nowrap text-muted"
            style={{ left: `${left}%` }}
          >
            {t(`axis.${kind}`)}
          </span>
        ))}
        {backups.map((backup) => (
          <i
            key={backup.filename}
            className="time-axis-point"
            data-proof={backup.proof.state}
            data-kind={backup.kind}
            data-tooltip={`${dateText(backup.created)} · ${t(`kind.${backup.kind}`)}`}
            style={{ left: `${axisPlace(secondsSince(backup.created))}%` }}
          />
        ))}
        {ticks.map(([name, age]) => (
          <span key={name} className="time-axis-tick" style={{ left: `${axisPlace(age)}%` }}>
            {t(`axis.${name}`)}
          </span>
        ))}
      </div>
      <ul className="flex gap-5 pb-3 text-12/[inherit] text-faint">
        <Key proof="proved">{t('axis.proved')}</Key>
        {hasDiffering ? <Key proof="differs">{t('proof.differs')}</Key> : null}
        <Key proof="none">{t('axis.unproved')}</Key>
        <Key proof="none" kind="manual">
          {t('axis.manual')}
        </Key>
      </ul>
    </div>
  );
});

interface KeyProps {
  proof: Backup['proof']['state'];
  kind?: Backup['kind'];
  children: string;
}

function Key({ proof, kind = 'daily', children }: KeyProps) {
  return (
    <li className="flex items-center gap-2">
      <i className="time-axis-point" data-proof={proof} data-kind={kind} />
      {children}
    </li>
  );
}
