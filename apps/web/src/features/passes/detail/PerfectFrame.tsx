import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import './PerfectFrame.css';

const SPARKS = 20;

/** The gold frame around a perfect clear, with the two discs that drew it on its corners; they draw it once. */
export function PerfectFrame({ plays }: { plays: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const { ember, ice } = halves(width, height);
  return (
    <div ref={frame} className="perfect-frame" data-plays={plays || undefined} aria-hidden="true">
      <svg width={width} height={height}>
        <path className="perfect-line" d={ember} pathLength={1} />
        <path className="perfect-line" d={ice} pathLength={1} />
        <path className="perfect-tail perfect-ember" d={ember} pathLength={1} />
        <path className="perfect-tail perfect-ice" d={ice} pathLength={1} />
      </svg>
      {plays
        ? Array.from({ length: SPARKS }, (_, index) => (
            // The sparks never change places.
            <i
              key={index}
              className="perfect-spark"
              style={sparkStyle(index, index % 2 === 0 ? ember : ice)}
            />
          ))
        : null}
      <i className="perfect-disc perfect-ember" style={{ offsetPath: `path("${ember}")` }} />
      <i className="perfect-disc perfect-ice" style={{ offsetPath: `path("${ice}")` }} />
    </div>
  );
}

/** As the dialog radius of the panel. */
const RADIUS = 12;
/** How far the middle of a rounded corner is from both of its edges. */
const CORNER = RADIUS * (1 - Math.SQRT1_2);

/** The two halves of the frame, clockwise: from the upper right to the lower left corner, and from there back. */
function halves(width: number, height: number): { ember: string; ice: string } {
  const arc = `A${RADIUS} ${RADIUS} 0 0 1`;
  const [right, bottom] = [width - RADIUS, height - RADIUS];
  const upper = `${width - CORNER} ${CORNER}`;
  const lower = `${CORNER} ${height - CORNER}`;
  return {
    ember: `M${upper}${arc} ${width} ${RADIUS}V${bottom}${arc} ${right} ${height}H${RADIUS}${arc} ${lower}`,
    ice: `M${lower}${arc} 0 ${bottom}V${RADIUS}${arc} ${RADIUS} 0H${right}${arc} ${upper}`,
  };
}

/** A spark leaves the frame at the moment when the disc comes by. */
function sparkStyle(index: number, path: string): CSSProperties {
  const share = (index + 0.5) / SPARKS;
  return {
    offsetPath: `path("${path}")`,
    offsetDistance: `${share * 100}%`,
    animationDelay: `${Math.round(share * 900)}ms`,
  };
}
