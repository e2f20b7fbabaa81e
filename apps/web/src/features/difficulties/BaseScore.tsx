import { formatBaseScore, NO_VALUE } from '@rondo/domain/format';
import { effectiveBase } from '@rondo/domain/passes';

/** What a level is worth: its own base score, else its difficulty's, else a dash. */
export function BaseScore({
  level,
}: {
  level: { baseScore: number | null; difficulty: { baseScore: number } };
}) {
  const base = effectiveBase(level.baseScore, level.difficulty.baseScore);
  if (base === 0) return <span className="text-faint">{NO_VALUE}</span>;
  const [number, unit] = formatBaseScore(base).split(' ');
  return (
    <>
      {number}
      <span className="unit"> {unit}</span>
    </>
  );
}
