import type { ReactNode } from 'react';
import './YouStrip.css';

export interface YouStripProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A line of facts about the reader alone, violet from the left; rows of theirs have the class `own-row`. */
export function YouStrip({ label, className = '', children }: YouStripProps) {
  return (
    <section className={`you-strip ${className}`} aria-label={label}>
      {children}
    </section>
  );
}
