import { type PguStep, pguColour } from '@rondo/domain/difficulties';
import { formatAccuracy } from '@rondo/domain/format';
import { type LadderCell, ladderOf } from '@rondo/domain/players';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { DifficultyBadge, edgeStyle, useDifficulties } from '../../difficulties/index.ts';
import { levelsOf, type PlayerPass } from '../api.ts';
import { asClears } from './clears.ts';
import { LadderGrid } from './LadderGrid.tsx';
import { LadderLegend } from './LadderLegend.tsx';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';

export interface LadderProps {
  /** The passes that count. */
  passes: readonly PlayerPass[];
  isOwn: boolean;
  /** Shows the passes of one difficulty. */
  onShow: (difficulty: string) => void;
}

/** The best accuracy on each step of the scale; a pressed cell says more. */
export function Ladder({ passes, isOwn, onShow }: LadderProps) {
  const { t } = useTranslation('pages/profile');
  const cells = useMemo(() => ladderOf(asClears(passes)), [passes]);
  const [pressed, setPressed] = useState<number | null>(null);
  const chosen = cells.find(({ step }) => step.value === pressed);
  const difficulties = useDifficulties();
  const cellOf = (step: PguStep) => cells[step.value - 1] as LadderCell;
  const cleared = (steps: readonly PguStep[]) => steps.filter((step) => cellOf(step).best !== null).length;
  return (
    <section className="mt-12" aria-labelledby="ladder">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="ladder">{t('ladder.title')}</h2>
        <p className="text-faint max-md:hidden">{t('ladder.hint')}</p>
        <span className="ml-auto text-muted tabular-nums">
          {t('ladder.of', { count: cleared(cells.map(({ step }) => step)), all: cells.length })}
        </span>
      </header>
      <LadderGrid
        label={t('ladder.title')}
        rowHead={(steps) => {
          const last = difficulties.find(({ name }) => name === steps.at(-1)?.name);
          return (
            <>
              {last ? <DifficultyBadge of={last} size={28} decorative /> : steps[0]?.tier}
              <span>
                <HiddenLabel of={steps[0]?.tier ?? ''} />
                {cleared(steps)} / {steps.length}
              </span>
            </>
          );
        }}
        renderCell={(step) => {
          const { best, quarters, levels } = cellOf(step);
          const name = best
            ? t('ladder.cell', { name: step.name, accuracy: formatAccuracy(best.accuracy), count: levels })
            : t('ladder.emptyCell', { name: step.name });
          return (
            <>
              <button
                type="button"
                className="ladder-cell edge-colour"
                style={edgeStyle({ name: step.name, color: pguColour(step) })}
                aria-label={name}
                aria-pressed={pressed === step.value}
                tabIndex={(pressed ?? 1) === step.value ? 0 : -1}
                data-empty={best === null || undefined}
                data-perfect={best?.accuracy === 1 || undefined}
                onClick={() => setPressed((now) => (now === step.value ? null : step.value))}
              >
                {quarters === 0 ? null : <i style={{ '--quarters': quarters } as CSSProperties} />}
              </button>
              <span className="ladder-step" aria-hidden="true">
                {step.step}
              </span>
            </>
          );
        }}
      />
      <LadderLegend />
      <div aria-live="polite" className="mt-3">
        {chosen ? <CellTip cell={chosen} onShow={onShow} /> : null}
      </div>
      {passes.length === 0 ? (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-muted">
          {t('ladder.empty')}
          {isOwn ? (
            <ButtonLink size="small" to="/levels" search={{ sort: 'DIFF_ASC' }}>
              {t('ladder.begin')}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

/** What was cleared of a difficulty, out of how many levels. */
function CellTip({ cell, onShow }: { cell: LadderCell; onShow: (difficulty: string) => void }) {
  const { t } = useTranslation('pages/profile');
  const { name } = cell.step;
  const badge = useDifficulties().find((difficulty) => difficulty.name === name);
  const { data } = useQuery(levelsOf(name));
  return (
    <div className="panel flex max-w-[560px] items-center gap-3 px-3 py-2">
      {badge ? <DifficultyBadge of={badge} size={32} decorative /> : null}
      <p className="min-w-0 flex-1">
        <b className="block font-semibold">
          {cell.best
            ? t('ladder.best', { name, accuracy: formatAccuracy(cell.best.accuracy) })
            : t('ladder.emptyCell', { name })}
        </b>
        <span className="text-muted">
          {data === undefined
            ? t('ladder.cleared', { count: cell.levels })
            : t('ladder.clearedOf', { count: data.count, cleared: cell.levels })}
        </span>
      </p>
      {cell.best ? (
        <Button size="small" variant="ghost" onClick={() => onShow(name)}>
          {t('ladder.show')}
        </Button>
      ) : null}
    </div>
  );
}
