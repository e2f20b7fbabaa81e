import { Fragment, type ReactNode, useEffect, useState } from 'react';
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
  const stands = useStands();
  return (
    <section className="action-tray" aria-label={label} data-actions data-covers-corner>
      {state ? <span className="action-dot" data-state={state} aria-hidden="true" /> : null}
      <div role="status">
        <Fragment key={String(stands)}>
          <p className="font-semibold tabular-nums">{said}</p>
          {note ? <p className="text-12 text-muted">{note}</p> : null}
        </Fragment>
      </div>
      {children}
    </section>
  );
}

/** How long screen readers take to notice a status, in milliseconds. */
const notice = 200;

/** A status that comes with its words is not read out: they come into it once more when it stands. */
function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setStands(true), notice);
    return () => window.clearTimeout(timer);
  }, []);
  return stands;
}
