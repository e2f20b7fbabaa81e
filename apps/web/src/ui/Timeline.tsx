import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import './Timeline.css';

/** What happened, the latest first, along one line. */
export function Timeline({ className = '', ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={`timeline ${className}`} />;
}

export interface TimelineEntryProps {
  /** Said once above the first entry of a day. */
  day?: string | undefined;
  /** At the right end of its first line. */
  time: ReactNode;
  /** Colours of its dot in both themes, as the class `edge-colour` reads them. */
  edge?: CSSProperties | undefined;
  children: ReactNode;
}

export function TimelineEntry({ day, time, edge, children }: TimelineEntryProps) {
  return (
    <li className="timeline-entry">
      {day === undefined ? null : <h2 className="timeline-day">{day}</h2>}
      <span className={`timeline-dot ${edge ? 'edge-colour' : ''}`} style={edge} aria-hidden="true" />
      <div className="grid min-w-0 grid-cols-1 gap-1">{children}</div>
      <span className="timeline-time">{time}</span>
    </li>
  );
}
