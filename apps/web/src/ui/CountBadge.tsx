import { formatBadgeCount } from '../lib/format.ts';
import { HiddenNote } from './HiddenNote.tsx';
import './CountBadge.css';

export interface CountBadgeProps {
  count: number;
  /** The highest number shown; more becomes `99+`. */
  cap?: number;
  /** What is counted, for screen readers. */
  label?: string;
  /** A reservation about the number, shown as a dot that says so. */
  mark?: string;
}

/** A number that waits for somebody; nothing at 0. */
export function CountBadge({ count, cap, label, mark }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="count">
      {formatBadgeCount(count, cap)}
      {label ? <span className="sr-only"> {label}</span> : null}
      {mark ? (
        <span className="count-mark" title={mark}>
          <HiddenNote of={mark} />
        </span>
      ) : null}
    </span>
  );
}
