import { formatCount } from '@rondo/domain/format';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import type { BadgeOf } from '../../../difficulties/index.ts';
import type { RoleLabel } from '../../message/ChatText.tsx';
import type { SimulatedItem, Simulation } from '../api.ts';
import type { ShownItems } from '../search-params.ts';
import type { Tried } from './reason-words.ts';
import { SimulatedRow } from './SimulatedRow.tsx';

interface SimulatedItemsProps {
  simulation: Simulation;
  show: ShownItems;
  tried: Tried;
  difficulty: BadgeOf & { readonly id: number };
  roleLabel: RoleLabel;
}

/** How many items are drawn at first, and more at each press. */
const step = 30;

const nameOf = ({ kind, id }: SimulatedItem) => `${kind} ${id}`;

/** The items of a simulation by day, the newest first. */
export function SimulatedItems({ simulation, show, tried, difficulty, roleLabel }: SimulatedItemsProps) {
  const { t, language } = useTranslation('pages/directives');
  const [drawn, setDrawn] = useState(step);
  const [open, setOpen] = useState<string | null>(null);
  const items = simulation.items.filter((item) => isShown(item, show));
  const days = byDay(items.slice(0, drawn), language);
  const left = items.length - Math.min(drawn, items.length);
  // The server sends the newest thousand.
  const older = show === 'all' ? simulation.totals.items - simulation.items.length : 0;
  return (
    <>
      <div
        className="simulator-items min-h-0 overflow-y-auto"
        role="region"
        aria-label={t('simulator.items')}
      >
        {items.length === 0 ? (
          <p className="px-6 py-8 text-center text-muted">{t(`simulator.empty.${show}`)}</p>
        ) : null}
        {days.map(({ day, name, items: own }) => (
          <section key={day} aria-label={name}>
            <h3 className="flex justify-between px-6 pt-3 pb-1 text-12 font-normal text-faint">
              <span>{name}</span>
              <span>{t('simulator.ofDay', { count: own.length, shown: String(own.length) })}</span>
            </h3>
            <ul>
              {own.map((item) => (
                <SimulatedRow
                  key={nameOf(item)}
                  item={item}
                  tried={tried}
                  difficulty={difficulty}
                  roleLabel={roleLabel}
                  isOpen={open === nameOf(item)}
                  onToggle={() => setOpen(open === nameOf(item) ? null : nameOf(item))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="flex min-h-11 flex-none items-center justify-between gap-3 border-t border-hairline px-6 py-3">
        <span className="text-12 text-faint">{t('simulator.foot')}</span>
        {left > 0 ? (
          <button type="button" className="link" onClick={() => setDrawn(drawn + step)}>
            {t('simulator.more', { shown: formatCount(left + older) })}
          </button>
        ) : older > 0 ? (
          <span className="text-12 text-faint">{t('simulator.older', { shown: formatCount(older) })}</span>
        ) : null}
      </div>
    </>
  );
}

function isShown({ changed, targets }: SimulatedItem, show: ShownItems): boolean {
  return show === 'all' || (show === 'changed' ? changed : targets.length === 0);
}

function byDay(items: readonly SimulatedItem[], language: string) {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const days: { day: string; name: string; items: SimulatedItem[] }[] = [];
  for (const item of items) {
    const time = new Date(item.vidUploadDay ? `${item.vidUploadDay}T12:00` : item.time);
    const day = time.toDateString();
    const known = days.find((one) => one.day === day);
    if (known) known.items.push(item);
    else days.push({ day, name: names.format(time), items: [item] });
  }
  return days;
}
