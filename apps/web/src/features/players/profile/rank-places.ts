import type { PlayerStanding } from '../api.ts';

const dayMs = 86_400_000;
const SHOWN_DAYS = 366;

export interface RankPoint {
  rank: number;
  /** Milliseconds since 1970. */
  time: number;
  x: number;
  y: number;
  /** Nothing leads to it: the first one, or the first after a time without a rank. */
  isFirst: boolean;
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where ranks lie in a chart of twelve months: the better the higher, and each tenfold as far as the last one, so that
 * the way from 30 to 3 is seen as well as that from 3,000 to 300.
 */
export function rankPlaces(ranks: PlayerStanding['ranks'], rank: number | null, now: number, frame: Frame) {
  const from = now - SHOWN_DAYS * dayMs;
  const history = [
    ...ranks.map((each) => ({ rank: each.rank, time: Date.parse(each.day) })),
    { rank, time: now },
  ];
  const known = history.flatMap((each) => each.rank ?? []);
  const [best, worst] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(Math.log(worst / best), Math.log(2));
  const y = (at: number) => round(frame.top + (Math.log(at / best) / span) * (frame.bottom - frame.top));
  const x = (time: number) =>
    round(frame.left + (Math.max(0, time - from) / (now - from)) * (frame.right - frame.left));
  const points = history.flatMap((each, index): RankPoint[] =>
    each.rank === null
      ? []
      : [
          {
            rank: each.rank,
            time: each.time,
            x: x(each.time),
            y: y(each.rank),
            isFirst: (history[index - 1]?.rank ?? null) === null,
          },
        ],
  );
  return {
    points,
    lines: linesBetween(best, worst).map((at) => ({ rank: at, y: y(at) })),
    months: monthsFrom(from, x),
  };
}

/** 1, 3, 10, 30 … from the best rank to the worst, and these two. */
function linesBetween(best: number, worst: number): number[] {
  if (!Number.isFinite(best)) return [];
  const round = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];
  const between = round.filter((at) => at > best * 1.3 && at < worst / 1.3);
  return [...new Set([best, ...between, worst])];
}

/** The first of each third month. */
function monthsFrom(from: number, x: (time: number) => number) {
  const start = new Date(from);
  return [1, 4, 7, 10].map((months) => {
    const time = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months);
    return { time, x: x(time) };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
