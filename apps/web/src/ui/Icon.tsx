import { type ComponentType, memo, type SVGProps } from 'react';

export type IconDrawing = ComponentType<
  Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string; absoluteStrokeWidth?: boolean }
>;

export interface IconProps {
  of: IconDrawing;
  /** Edge in pixels; 20 alone, 18 in buttons, 14 in chips. */
  size?: number;
  className?: string;
}

/** A decorative drawing with the stroke of 1.6 px at every size; the words beside it carry the meaning. */
export const Icon = memo(function Icon({ of: Drawing, size = 20, className = '' }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      className={`block flex-none ${className}`}
      size={size}
      strokeWidth={1.6}
      absoluteStrokeWidth
    />
  );
});
