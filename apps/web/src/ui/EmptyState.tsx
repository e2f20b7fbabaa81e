import type { ReactNode } from 'react';
import './EmptyState.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  /** Draws the panel around it (default), or leaves it on the page. */
  panel?: boolean;
  /** Leaves the drawing out, so that the actions are in sight at once. */
  plain?: boolean;
  /** Nothing else is on the page: the title is its heading. */
  wholePage?: boolean;
}

/** Nothing is here, and why. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, panel = true, plain = false, wholePage = false } = props;
  const Heading = wholePage ? 'h1' : 'h2';
  return (
    <div className={`empty ${panel ? 'panel' : ''}`}>
      {plain ? null : (
        <svg className="empty-art" viewBox="0 0 120 96" fill="none" strokeWidth="2" aria-hidden="true">
          <circle cx="60" cy="48" r="34" strokeDasharray="4 6" />
          <path d="M12 48H30M90 48H108" />
          <circle cx="36" cy="72" r="7" />
          <circle cx="84" cy="24" r="7" />
        </svg>
      )}
      <Heading className="empty-title">{title}</Heading>
      {children === undefined ? null : <div className="text-muted">{children}</div>}
      {action === undefined ? null : <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
