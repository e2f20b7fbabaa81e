import type { ReactNode } from 'react';
import './ActionTray.css';

export interface ActionTrayProps {
  label?: string;
  /** Shown as a dot. */
  state?: 'none' | 'changed' | 'error';
  /** What was chosen or changed, in words that are read out when they change. */
  said: ReactNode;
  /** Smaller, below it. */
  note?: ReactNode;
  children: ReactNode;
}

/** Buttons for what was chosen or changed on a page, in sight at the lower edge. */
export function ActionTray({ label, state, said, note, children }: ActionTrayProps) {
  return (
    <section className="action-tray" aria-label={label} data-actions data-covers-corner>
      {state ? <span className="action-dot" data-state={state} aria-hidden="true" /> : null}
      <div role="status">
        <p className="font-semibold tabular-nums">{said}</p>
        {note ? <p className="text-12 text-muted">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
