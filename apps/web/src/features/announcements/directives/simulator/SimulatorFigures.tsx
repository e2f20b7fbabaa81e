import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import type { Simulation } from '../api.ts';

/** The sums of a simulation, against those of the saved directives. */
export function SimulatorFigures({ of }: { of: Simulation }) {
  const { t } = useTranslation('pages/directives');
  const { totals, savedTotals } = of;
  const difference = (now: number, before: number) =>
    now === before
      ? null
      : t('simulator.against', {
          difference: `${now > before ? '+' : '−'}${formatCount(Math.abs(now - before))}`,
        });
  const figures = [
    { name: 'items', value: totals.items, note: null },
    { name: 'messages', value: totals.messages, note: difference(totals.messages, savedTotals.messages) },
    { name: 'channels', value: totals.channels, note: difference(totals.channels, savedTotals.channels) },
    { name: 'pings', value: totals.pings, note: difference(totals.pings, savedTotals.pings) },
  ] as const;
  return (
    <dl className="simulator-figures">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="over">{t(`simulator.total.${name}`)}</dt>
          <dd className="simulator-figure">{formatCount(value)}</dd>
          {note === null ? null : <dd className="text-12 text-success">{note}</dd>}
          {name === 'pings' && totals.everyonePings > 0 ? (
            <dd className="text-12 text-warning">
              {t('simulator.everyone', { shown: formatCount(totals.everyonePings) })}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
