import './ProgressBar.css';

export interface ProgressBarProps {
  label: string;
  /** From 0 to `of`; null while it is not known how much there is. */
  done: number | null;
  of: number;
  /** For the cell of a row. */
  thin?: boolean;
  className?: string;
}

/** How far something is that takes a while. */
export function ProgressBar({ label, done, of, thin = false, className = '' }: ProgressBarProps) {
  const share = done === null || of <= 0 ? null : Math.min(1, done / of);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.floor(share * 100)}
      className={`progress ${thin ? 'h-1' : ''} ${className}`}
    >
      <i style={{ inlineSize: `${(share ?? 0) * 100}%` }} />
    </span>
  );
}
