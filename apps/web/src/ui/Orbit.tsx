import './Orbit.css';

const CENTRE = 160;
const RING = 104;
const TILE = 15;
const box = '0 0 320 320';
const tiles = Array.from({ length: 360 / TILE }, (_, index) => index * TILE);

/** A point of the ring, in degrees clockwise from the top. */
function pointAt(degrees: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  const place = (value: number) => (CENTRE + RING * value).toFixed(1);
  return `${place(Math.cos(radians))} ${place(Math.sin(radians))}`;
}

const trail = (from: number, to: number) => `M${pointAt(from)}A${RING} ${RING} 0 0 1 ${pointAt(to)}`;

/**
 * The logo, large: two discs on their round path of tiles, each with its trail. What turns is a drawing of its own: a
 * part of one would be painted anew for each frame.
 */
export function Orbit() {
  const [emberX, emberY] = pointAt(90).split(' ');
  const [iceX, iceY] = pointAt(270).split(' ');
  return (
    <div className="orbit" aria-hidden="true">
      <svg viewBox={box}>
        <circle className="orbit-road" cx={CENTRE} cy={CENTRE} r={RING} />
        <g className="orbit-lines">
          <circle cx={CENTRE} cy={CENTRE} r={RING + 13.5} />
          <circle cx={CENTRE} cy={CENTRE} r={RING - 13.5} />
          <circle className="orbit-scale" cx={CENTRE} cy={CENTRE} r={150} />
        </g>
      </svg>
      <svg viewBox={box} className="orbit-turning">
        <path className="orbit-trail orbit-trail-ember" d={trail(0, 90)} />
        <path className="orbit-trail orbit-trail-ice" d={trail(180, 270)} />
      </svg>
      <svg viewBox={box} className="orbit-lines">
        {tiles.map((degrees) => (
          <path
            key={degrees}
            d={`M${CENTRE} ${CENTRE - RING - 13.5}v27`}
            transform={`rotate(${degrees} ${CENTRE} ${CENTRE})`}
          />
        ))}
      </svg>
      <svg viewBox={box} className="orbit-turning">
        <circle className="brand-ember" cx={emberX} cy={emberY} r={22} />
        <circle className="orbit-glint" cx={Number(emberX) - 6} cy={Number(emberY) - 8} r={6} />
        <circle className="brand-ice" cx={iceX} cy={iceY} r={22} />
        <circle className="orbit-glint" cx={Number(iceX) - 6} cy={Number(iceY) - 8} r={6} />
      </svg>
    </div>
  );
}
