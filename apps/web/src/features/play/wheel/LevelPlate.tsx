import { addressOf } from '@rondo/domain/calls';
import { factsOf } from '../../../lib/api/contract.ts';
import { CENTRE, SQUARE } from './geometry.ts';

/** The wheel of levels as one picture: its wheel has a radius of 380 in a square of 800, ours one of 250 in 560. */
const SIZE = `${((800 / 380) * (250 / SQUARE) * 100).toFixed(3)}%`;

export function LevelPlate({ seed }: { seed: number }) {
  const picture = addressOf(factsOf('wheelImage').url, { seed });
  return (
    <div className="wheel-levels">
      <img src={picture} alt="" style={{ width: SIZE, height: SIZE }} decoding="async" />
      <svg viewBox={`0 0 ${SQUARE} ${SQUARE}`}>
        <circle className="wheel-levels-veil" cx={CENTRE} cy={CENTRE} r={150} />
        <circle className="wheel-levels-line" cx={CENTRE} cy={CENTRE} r={199.5} />
      </svg>
    </div>
  );
}
