import { PGU_TIERS, pguAt, type PguStep, STEPS_PER_TIER } from '@rondo/domain/difficulties';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './Ladder.css';

export interface LadderGridProps {
  label: string;
  /** What stands at the beginning of a tier's row. */
  rowHead: (steps: readonly PguStep[]) => ReactNode;
  renderCell: (step: PguStep) => ReactNode;
}

const rows = PGU_TIERS.map((_, row) =>
  Array.from({ length: STEPS_PER_TIER }, (_, index) => pguAt(row * STEPS_PER_TIER + index + 1)),
);

const moves: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -STEPS_PER_TIER],
  ['ArrowDown', STEPS_PER_TIER],
]);

/** The 60 steps of the scale in three rows. The arrow keys go from button to button where cells have some. */
export function LadderGrid({ label, rowHead, renderCell }: LadderGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves.get(event.key);
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-step]')?.dataset['step']);
    if (by === undefined || !at) return;
    const button = grid.current?.querySelector<HTMLElement>(`[data-step="${at + by}"] button`);
    if (!button) return;
    event.preventDefault();
    button.focus();
  };
  return (
    <div
      ref={grid}
      role="grid"
      aria-readonly="true"
      aria-label={label}
      tabIndex={-1}
      className="ladder"
      onKeyDown={onKeyDown}
    >
      <div role="row" className="ladder-row ladder-heads">
        <span role="columnheader" aria-label={label} />
        {rows[0]?.map(({ step }) => (
          <span key={step} role="columnheader">
            {step}
          </span>
        ))}
      </div>
      {rows.map((steps) => (
        <div key={steps[0]?.tier} role="row" className="ladder-row">
          <span role="rowheader" className="ladder-label">
            {rowHead(steps)}
          </span>
          {steps.map((step) => (
            <div key={step.value} role="gridcell" data-step={step.value}>
              {renderCell(step)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
