import { useId } from 'react';
import './TriState.css';

export interface TriStateProps<T extends string> {
  label: string;
  /** Three states, in the order of the positions from left to right. */
  options: readonly TriStateOption<T>[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

export interface TriStateOption<T extends string> {
  value: T;
  label: string;
}

/** A radio group drawn as a switch with three positions; a press on the thumb goes to the next one. */
export function TriState<T extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
}: TriStateProps<T>) {
  const name = useId();
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const next = options[(index + 1) % options.length];
  return (
    <div
      className={`tri ${className}`}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      data-position={index}
    >
      <span id={`${name}-label`} className="text-muted">
        {label}
      </span>
      <span className="tri-switch">
        {options.map((option) => (
          <input
            key={option.value}
            type="radio"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={() => option.value === value && next && onChange(next.value)}
          />
        ))}
      </span>
      <span className="min-w-[3.2em] font-medium" aria-hidden="true">
        {options[index]?.label}
      </span>
    </div>
  );
}
