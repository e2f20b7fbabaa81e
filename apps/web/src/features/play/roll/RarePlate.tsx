import { CENTRE, HUB, OUTER, pointAt, SQUARE, sector } from '../wheel/geometry.ts';

/** The picture that turns where a rare turn brings a difficulty of its own. */
export function RarePlate({ of }: { of: 'bus' | 'epic' }) {
  return (
    <svg viewBox={`0 0 ${SQUARE} ${SQUARE}`} className="rare-plate">
      {of === 'bus' ? <BusRoad /> : <EpicRays />}
    </svg>
  );
}

const ROAD = 176;

/** A round road at night with a bus on it. */
function BusRoad() {
  const lamps = Array.from({ length: 12 }, (_, index) => index * 30 + 15);
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={OUTER} fill="#1D2B4F" />
      {lamps.map((degrees, index) => (
        <g key={degrees} transform={`rotate(${degrees} ${CENTRE} ${CENTRE})`}>
          <rect x={CENTRE - 22} y={34} width={20} height={16 + ((index * 7) % 15)} rx={2} fill="#2E4272" />
          <rect x={CENTRE + 4} y={34} width={16} height={12 + ((index * 11) % 17)} rx={2} fill="#3A5490" />
          <circle cx={CENTRE - 12} cy={42} r={2.4} fill="#FFD98A" />
          <circle cx={CENTRE + 12} cy={41} r={2.4} fill="#FFD98A" />
        </g>
      ))}
      <circle cx={CENTRE} cy={CENTRE} r={ROAD} fill="none" stroke="#0E1220" strokeWidth={78} />
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={ROAD}
        fill="none"
        stroke="#F4F2FB"
        strokeWidth={4}
        strokeDasharray="18 18.86"
      />
      <circle cx={CENTRE} cy={CENTRE} r={HUB + 16} fill="none" stroke="#2C7A4B" strokeWidth={32} />
      <g transform={`translate(${CENTRE} ${CENTRE - ROAD})`}>
        <rect x={-58} y={-27} width={116} height={54} rx={12} fill="#FFC23D" />
        <rect x={-58} y={6} width={116} height={9} fill="#D35400" />
        {[-46, -22, 2].map((x) => (
          <rect key={x} x={x} y={-18} width={20} height={18} rx={3} fill="#BFE3FF" />
        ))}
        <path d="M28-18h14q12 4 14 18H28Z" fill="#BFE3FF" />
        <circle cx={-32} cy={27} r={10} fill="#0A0709" stroke="#8C88A3" strokeWidth={4} />
        <circle cx={32} cy={27} r={10} fill="#0A0709" stroke="#8C88A3" strokeWidth={4} />
        <circle cx={57} cy={14} r={4} fill="#FFF6D8" />
      </g>
    </>
  );
}

const RAYS = 24;

/** Rays of gold and violet with stars between them. */
function EpicRays() {
  const angle = 360 / RAYS;
  const rays = Array.from({ length: RAYS }, (_, index) => index);
  return (
    <>
      {rays.map((ray) => (
        <path
          key={ray}
          d={sector(ray * angle, (ray + 1) * angle)}
          fill={ray % 2 === 0 ? '#F5BE45' : '#5A2FC7'}
        />
      ))}
      {rays.map((ray) => (
        <path
          key={ray}
          d={star(ray % 2 === 0 ? 15 : 8)}
          transform={`translate(${pointAt(ray % 3 === 0 ? 215 : 170, (ray + 0.5) * angle)}) rotate(${ray * angle})`}
          fill={ray % 2 === 0 ? '#5A2FC7' : '#FFE9AE'}
        />
      ))}
    </>
  );
}

/** Of four points. */
function star(size: number): string {
  const inner = size * 0.3;
  return `M0-${size}L${inner}-${inner}L${size} 0L${inner} ${inner}L0 ${size}L-${inner} ${inner}L-${size} 0L-${inner}-${inner}Z`;
}
