import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from './Icon.tsx';
import { rove } from './roving-focus.ts';
import './SegmentedControl.css';

export interface Segment<T extends string> {
  value: T;
  label: string;
  icon?: IconDrawing;
  /** Shows only the drawing; the label becomes the tooltip. */
  hideLabel?: boolean;
  /** Something behind the words, such as an arrow. */
  trailing?: ReactNode;
}

export interface SegmentedControlProps<T extends string> {
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Called when the chosen segment is pressed again, for instance to turn a direction round. */
  onPressAgain?: (value: T) => void;
  size?: 'small' | 'normal';
  className?: string;
}

/** One of a few, side by side. */
export function SegmentedControl<T extends string>({
  label,
  segments,
  value,
  onChange,
  onPressAgain,
  size = 'normal',
  className = '',
}: SegmentedControlProps<T>) {
  const index = Math.max(
    0,
    segments.findIndex((segment) => segment.value === value),
  );
  return (
    <div
      className={`seg seg-${size} ${className}`}
      role="radiogroup"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        const next = segments[rove(event, index, segments.length) ?? -1];
        if (next) onChange(next.value);
      }}
    >
      {segments.map((segment, position) => (
        <button
          key={segment.value}
          type="button"
          role="radio"
          data-roving
          aria-checked={segment.value === value}
          aria-label={segment.hideLabel ? segment.label : undefined}
          data-tooltip={segment.hideLabel ? segment.label : undefined}
          tabIndex={position === index ? 0 : -1}
          onClick={() => (segment.value === value ? onPressAgain?.(value) : onChange(segment.value))}
        >
          {segment.icon ? <Icon of={segment.icon} size={18} /> : null}
          {segment.hideLabel ? null : segment.label}
          {segment.trailing}
        </button>
      ))}
    </div>
  );
}
