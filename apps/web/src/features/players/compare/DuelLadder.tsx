import { type PguStep, pguColour } from '@rondo/domain/difficulties';
import { formatAccuracy, NO_VALUE } from '@rondo/domain/format';
import { countLeads, quartersOf, type StepAccuracies, stepLead } from '@rondo/domain/players';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DifficultyBadge, edgeStyle, useDifficulties } from '../../difficulties/index.ts';
import type { ComparedPlayer } from '../api.ts';
import { LadderGrid } from '../ladder/LadderGrid.tsx';
import { LadderLegend } from '../ladder/LadderLegend.tsx';
import { listed } from '../../../lib/i18n/texts.ts';
import './DuelLadder.css';

export interface DuelLadderProps {
  one: ComparedPlayer;
  other: ComparedPlayer;
}

/** The best accuracies of both on each step of the scale: one grows up, the other down. */
export function DuelLadder({ one, other }: DuelLadderProps) {
  const { t } = useTranslation('pages/compare');
  const [pressed, setPressed] = useState<PguStep | null>(null);
  const difficulties = useDifficulties();
  const stepsOf = (step: PguStep): StepAccuracies => [
    one.ladder[step.value - 1]?.accuracy ?? null,
    other.ladder[step.value - 1]?.accuracy ?? null,
  ];
  const leads = countLeads(
    one.ladder.flatMap(
      ({ accuracy }, index) => stepLead([accuracy, other.ladder[index]?.accuracy ?? null]) ?? [],
    ),
  );
  const names = { one: one.name, other: other.name };
  return (
    <section className="duel mt-12" aria-labelledby="duel">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="duel">{t('ladder.title')}</h2>
        <p className="wrap-anywhere text-faint max-md:hidden">{t('ladder.hint', names)}</p>
        <span className="ml-auto wrap-anywhere text-muted tabular-nums">
          {t('ladder.counts', { ...names, ones: leads.one, others: leads.other, even: leads.even })}
        </span>
      </header>
      <LadderGrid
        label={t('ladder.title')}
        rowHead={(steps) => {
          const last = difficulties.find(({ name }) => name === steps.at(-1)?.name);
          return (
            <>
              {last ? <DifficultyBadge of={last} size={28} decorative /> : null}
              <span className={last ? 'sr-only' : undefined}>{steps[0]?.tier}</span>
            </>
          );
        }}
        renderCell={(step) => {
          const steps = stepsOf(step);
          const lead = stepLead(steps);
          return (
            <>
              <button
                type="button"
                className="duel-cell edge-colour"
                style={edgeStyle({ name: step.name, color: pguColour(step) })}
                aria-label={t('joined.labelled', {
                  label: step.name,
                  value: wordsFor(steps, names, t('ladder.none')),
                })}
                aria-pressed={pressed?.value === step.value}
                tabIndex={(pressed?.value ?? 1) === step.value ? 0 : -1}
                onClick={() => setPressed((now) => (now?.value === step.value ? null : step))}
              >
                {steps.map((accuracy, side) => (
                  <Half
                    key={side === 0 ? 'one' : 'other'}
                    accuracy={accuracy}
                    isBehind={lead === (side === 0 ? 'other' : 'one')}
                  />
                ))}
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
        {pressed ? <StepTip step={pressed} steps={stepsOf(pressed)} {...names} /> : null}
      </div>
    </section>
  );
}

interface Names {
  one: string;
  other: string;
}

/** "Koralik 99.07%, mirokuro -". */
function wordsFor([ofOne, ofOther]: StepAccuracies, { one, other }: Names, none: string): string {
  if (ofOne === null && ofOther === null) return none;
  return listed([`${one} ${textOf(ofOne)}`, `${other} ${textOf(ofOther)}`]);
}

const textOf = (accuracy: number | null) => (accuracy === null ? NO_VALUE : formatAccuracy(accuracy));

function Half({ accuracy, isBehind }: { accuracy: number | null; isBehind: boolean }) {
  return (
    <span
      className="ladder-cell"
      data-empty={accuracy === null || undefined}
      data-perfect={accuracy === 1 || undefined}
      data-behind={isBehind || undefined}
    >
      {accuracy === null ? null : <i style={{ '--quarters': quartersOf(accuracy) } as CSSProperties} />}
    </span>
  );
}

/** Who leads on the step that is pressed. */
function StepTip({ step, steps, ...names }: { step: PguStep; steps: StepAccuracies } & Names) {
  const { t } = useTranslation('pages/compare');
  const badge = useDifficulties().find(({ name }) => name === step.name);
  const lead = stepLead(steps);
  return (
    <div className="panel flex max-w-[560px] items-center gap-3 px-3 py-2">
      {badge ? <DifficultyBadge of={badge} size={32} decorative /> : null}
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="block font-semibold">
          {lead === null
            ? step.name
            : t('joined.labelled', {
                label: step.name,
                value: lead === 'even' ? t('even') : t('leads', { name: names[lead] }),
              })}
        </b>
        <span className="text-muted">{wordsFor(steps, names, t('ladder.none'))}</span>
      </p>
    </div>
  );
}
