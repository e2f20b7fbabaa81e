import './DirectiveBars.css';

/** The most bars that are drawn: days of longer spans share one. */
const most = 18;
/** In pixels, as the board draws them. */
const tallest = 20;

/** How many messages a directive made on each day, the oldest first; decoration, the number stands beside it. */
export function DirectiveBars({ perDay }: { perDay: readonly number[] }) {
  const bars = shared(perDay);
  const top = Math.max(1, ...bars);
  return (
    <span className="directive-bars flex h-5 items-end gap-px" aria-hidden="true">
      {bars.map((count, place) => (
        <i
          key={`${place} of ${bars.length}`}
          data-high={count > top / 2 || undefined}
          style={{ height: Math.max(1, Math.round((count / top) * tallest)) }}
        />
      ))}
    </span>
  );
}

function shared(perDay: readonly number[]): readonly number[] {
  const days = Math.ceil(perDay.length / most);
  const bars = Math.ceil(perDay.length / Math.max(1, days));
  return Array.from({ length: bars }, (_, bar) =>
    perDay.slice(bar * days, (bar + 1) * days).reduce((sum, count) => sum + count, 0),
  );
}
