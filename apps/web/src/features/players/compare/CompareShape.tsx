import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import '../ladder/Ladder.css';
import './DuelLadder.css';
import './FacingPlayers.css';
import './ScoreLines.css';

/** Both heads, the score lines and the ladders while they are on their way. */
export function CompareShape() {
  return (
    <Loading>
      <div className="facing">
        <FacingShape />
        <span className="facing-between">
          <Skeleton width={72} height={26} />
        </span>
        <FacingShape isRight />
      </div>
      <div className="mt-6">
        {Array.from({ length: 11 }, (_, line) => (
          <div key={line} className="score-line">
            <Skeleton height={12} />
            <span className="score-name flex justify-center">
              <Skeleton width={96} height={12} />
            </span>
            <Skeleton height={12} />
          </div>
        ))}
      </div>
      <div className="duel mt-12">
        <div className="ladder">
          {[0, 1, 2].map((row) => (
            <div key={row} className="ladder-row">
              <span className="ladder-label" />
              {Array.from({ length: 20 }, (_, index) => (
                <Skeleton key={index} height={62} radius={5} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

export function FacingShape({ isRight = false }: { isRight?: boolean }) {
  return (
    <div className="facing-player" data-side={isRight ? 'right' : undefined}>
      <Skeleton width={80} height={80} radius="50%" className="facing-face" />
      <div className="facing-names grid gap-2" style={{ justifyItems: isRight ? 'end' : 'start' }}>
        <Skeleton width={48} height={16} />
        <Skeleton width="min(160px, 100%)" height={24} />
      </div>
      <span className="facing-score">
        <Skeleton width={96} height={28} />
      </span>
    </div>
  );
}
