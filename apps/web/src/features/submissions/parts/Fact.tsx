import type { ReactNode } from 'react';
import './Fact.css';

export interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** One line of a `dl` of the class `facts`. */
export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
