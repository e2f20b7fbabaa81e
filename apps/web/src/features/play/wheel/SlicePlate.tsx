import { pictureAddress } from '../../../lib/picture-address.ts';
import { CENTRE, OUTER, pointAt, SQUARE, sector } from './geometry.ts';
import { inTwoLines } from './slice-text.ts';
import type { Slice } from './Wheel.tsx';

export interface PaintedSlice extends Slice {
  readonly fill: string;
  /** Of its text. */
  readonly ink?: string;
}

/** Below so many slices there is room for larger letters. */
const FEW = 20;

/** A plate of equal slices, each with its badge or its words on it. */
export function SlicePlate({ slices }: { slices: readonly PaintedSlice[] }) {
  const angle = 360 / slices.length;
  const size = slices.length < FEW ? 16 : 12.5;
  const lineHeight = size * 1.04;
  return (
    <svg viewBox={`0 0 ${SQUARE} ${SQUARE}`}>
      {slices.map(({ label, badge, fill, ink = '#fff' }, index) => {
        const middle = (index + 0.5) * angle;
        return (
          <g key={label}>
            <path
              d={sector(index * angle, (index + 1) * angle)}
              fill={fill}
              stroke="var(--bg)"
              strokeWidth={0.8}
            />
            {badge ? (
              <g transform={`translate(${pointAt(OUTER - 14, middle)}) rotate(${middle.toFixed(2)})`}>
                <image href={pictureAddress(badge.icon)} x={-9} y={-9} width={18} height={18} />
              </g>
            ) : (
              <g transform={`rotate(${middle.toFixed(2)} ${CENTRE} ${CENTRE})`}>
                {inTwoLines(label).map((line, row, { length }) => (
                  <text
                    key={line}
                    transform={`translate(${CENTRE - (row - (length - 1) / 2) * lineHeight} ${CENTRE - OUTER + 7}) rotate(90)`}
                    fontSize={size}
                    dominantBaseline="central"
                    fill={ink}
                  >
                    {line}
                  </text>
                ))}
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
