import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { AlertIcon, FlaskIcon, UnlockIcon } from '../../../../ui/icons.ts';
import { askAgain } from '../../../../ui/PasswordGate.tsx';
import { QueryError } from '../../../../ui/QueryError.tsx';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { Loading, Skeleton } from '../../../../ui/Skeleton.tsx';
import type { BadgeOf } from '../../../difficulties/index.ts';
import type { RoleLabel } from '../../message/ChatText.tsx';
import { SHOWN_ITEMS, type ShownItems, type Span, SPANS } from '../search-params.ts';
import type { Simulated } from '../use-simulation.ts';
import type { ValidDirectives } from '../last-valid.ts';
import { SimulatedItems } from './SimulatedItems.tsx';
import { SimulatorFigures } from './SimulatorFigures.tsx';
import './Simulator.css';

interface SimulatorProps {
  simulated: Simulated;
  valid: ValidDirectives;
  difficulty: BadgeOf & { readonly id: number };
  roleLabel: RoleLabel;
  span: Span;
  onSpan: (span: Span) => void;
  show: ShownItems;
  onShow: (show: ShownItems) => void;
}

/** What the directives on the page would have announced in the last days, had they been saved. */
export function Simulator(props: SimulatorProps) {
  const { simulated, valid, difficulty, roleLabel, span, onSpan, show, onShow } = props;
  const { t } = useTranslation('pages/directives');
  const { simulation, query, isStale, isLocked, isInLine } = simulated;
  const tried = { directives: simulated.directives, places: valid.places };
  return (
    <aside className="panel simulator" aria-label={t('simulator.label')} aria-busy={isStale || undefined}>
      <div className="flex min-h-14 items-center gap-3 border-b border-hairline py-2 pr-4 pl-6">
        <Icon of={FlaskIcon} className="flex-none text-muted" />
        <h2 className="text-16 font-semibold">{t('simulator.title')}</h2>
        <SegmentedControl
          label={t('simulator.span')}
          size="small"
          className="ml-auto"
          value={span}
          segments={SPANS.map((value) => ({
            value,
            label: value === '90' ? t('simulator.days', { days: value }) : value,
          }))}
          onChange={onSpan}
        />
      </div>
      {isLocked && (simulation === null || isStale) ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline px-6 py-3 text-warning">
          <span>{t('simulator.locked')}</span>
          <Button size="small" icon={UnlockIcon} onClick={askAgain}>
            {t('simulator.unlock')}
          </Button>
        </div>
      ) : null}
      {isInLine ? (
        <p className="simulator-note" role="status">
          <Icon of={AlertIcon} size={14} className="flex-none" />
          {t('simulator.inLine')}
        </p>
      ) : null}
      {simulation === null ? (
        <div className="p-6">
          {query.error === null || isLocked ? (
            <Loading className="grid gap-3">
              <Skeleton height={56} />
              <Skeleton height={56} />
              <Skeleton height={56} />
            </Loading>
          ) : (
            <QueryError query={query} panel={false} />
          )}
        </div>
      ) : (
        <>
          <SimulatorFigures of={simulation} />
          {valid.faulty.map((place) => (
            <p key={place} className="simulator-note">
              <Icon of={AlertIcon} size={14} className="flex-none" />
              {t('simulator.lastValid', { number: place + 1 })}
            </p>
          ))}
          {query.error === null || isLocked ? null : (
            <div className="px-6 pt-3">
              <QueryError query={query} panel={false} />
            </div>
          )}
          <div className="px-6 pt-3 pb-1 max-md:px-4">
            <SegmentedControl
              label={t('simulator.filter')}
              size="small"
              value={show}
              segments={SHOWN_ITEMS.map((value) => ({
                value,
                label: t(`simulator.show.${value}`, {
                  shown: String(
                    {
                      all: simulation.totals.items,
                      changed: simulation.changedItems,
                      nowhere: simulation.nowhereItems,
                    }[value],
                  ),
                }),
              }))}
              onChange={onShow}
            />
          </div>
          <SimulatedItems
            // Another filter begins at its top.
            key={`${show} ${span}`}
            simulation={simulation}
            show={show}
            tried={tried}
            difficulty={difficulty}
            roleLabel={roleLabel}
          />
        </>
      )}
      <p className="sr-only" role="status">
        {simulation === null || isStale
          ? ''
          : t('simulator.said', {
              count: simulation.totals.messages,
              shown: String(simulation.totals.messages),
            })}
      </p>
    </aside>
  );
}
