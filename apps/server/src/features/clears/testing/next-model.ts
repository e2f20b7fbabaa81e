/** Everything that docs/rules/clears.md#next-for-you looks at, as plain values. */
export interface Community {
  readonly players: readonly {
    readonly id: number;
    readonly rankedScore: number;
    readonly isRanked: boolean;
    readonly isBanned: boolean;
  }[];
  readonly levels: readonly {
    readonly id: number;
    /** On the scale; null for a special difficulty. */
    readonly step: number | null;
    readonly isDeleted: boolean;
    readonly isHidden: boolean;
  }[];
  readonly passes: readonly {
    readonly id: number;
    readonly playerId: number;
    readonly levelId: number;
    readonly score: number;
    readonly accuracy: number;
    readonly isDeleted: boolean;
    readonly isDuplicate: boolean;
  }[];
}

type Pass = Community['passes'][number];

interface ModelNext {
  readonly level: number;
  readonly accuracy: number;
  readonly gain: number;
  readonly cleared: number;
  readonly near: number | null;
}

/** The rule word by word: every level, every player, every pass. */
export function modelOfNext({ players, levels, passes }: Community, me: number): ModelNext[] {
  const levelOf = (id: number) => levels.find((level) => level.id === id)!;
  const bestOf = (playerId: number, levelId: number): Pass | undefined => {
    let best: Pass | undefined;
    for (const pass of passes) {
      if (pass.playerId !== playerId || pass.levelId !== levelId) continue;
      if (pass.isDeleted || pass.isDuplicate || levelOf(levelId).isDeleted) continue;
      const isBetter = best === undefined || pass.score > best.score;
      if (isBetter || (pass.score === best!.score && pass.id < best!.id)) best = pass;
    }
    return best;
  };
  const own = levels.flatMap((level) => {
    const best = bestOf(me, level.id);
    return best === undefined ? [] : [{ ...best, step: level.step }];
  });
  const hardest = own
    .filter(({ step }) => step !== null)
    .sort((a, b) => b.step! - a.step! || b.score - a.score || a.id - b.id)
    .slice(0, 5);
  const ranked = (scores: readonly number[]) => {
    const left = [...scores];
    let sum = 0;
    for (let place = 0; place < 20 && left.length > 0; place += 1) {
      const most = Math.max(...left);
      left.splice(left.indexOf(most), 1);
      sum += most * 0.9 ** place;
    }
    return sum;
  };
  const isOpen = (level: Community['levels'][number]) =>
    !level.isDeleted && !level.isHidden && level.step !== null && bestOf(me, level.id) === undefined;
  const judged = (level: Community['levels'][number], theirs: readonly Pass[], near: number | null) => {
    const inOrder = [...theirs].sort((a, b) => a.score - b.score || a.accuracy - b.accuracy);
    const middle = inOrder[Math.ceil(inOrder.length / 2) - 1]!;
    const scores = own.map(({ score }) => score);
    const gain = ranked([...scores, middle.score]) - ranked(scores);
    return { level: level.id, accuracy: middle.accuracy, gain, cleared: theirs.length, near };
  };
  if (hardest.length === 0) {
    const everybody = players.filter(({ isBanned }) => !isBanned);
    const cleared = levels
      .map((level) => ({
        level,
        theirs: everybody.flatMap(({ id }) => bestOf(id, level.id) ?? []),
      }))
      .filter(({ level, theirs }) => isOpen(level) && theirs.length > 0);
    const easiest = [...new Set(cleared.map(({ level }) => level.step!))].sort((a, b) => a - b).slice(0, 5);
    return cleared
      .filter(({ level }) => easiest.includes(level.step!))
      .sort((a, b) => b.theirs.length - a.theirs.length || a.level.id - b.level.id)
      .slice(0, 10)
      .map(({ level, theirs }) => judged(level, theirs, null))
      .filter(({ gain }) => gain > 0);
  }
  const mine = players.find(({ id }) => id === me)!.rankedScore;
  const others = players.filter(({ id, isRanked }) => id !== me && isRanked);
  const above = others
    .filter(({ rankedScore }) => rankedScore >= mine && rankedScore <= mine * 2)
    .sort((a, b) => a.rankedScore - b.rankedScore || a.id - b.id)
    .slice(0, 20);
  const below = others
    .filter(({ rankedScore }) => rankedScore < mine && rankedScore * 2 >= mine)
    .sort((a, b) => b.rankedScore - a.rankedScore || a.id - b.id)
    .slice(0, 20);
  return levels
    .filter(isOpen)
    .flatMap((level) => {
      const distances = hardest.map(({ step }) => Math.abs(step! - level.step!));
      const least = Math.min(...distances);
      const theirs = [...above, ...below].flatMap(({ id }) => bestOf(id, level.id) ?? []);
      if (least > 3 || theirs.length < 2) return [];
      return [judged(level, theirs, hardest[distances.indexOf(least)]!.levelId)];
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || b.cleared - a.cleared || a.level - b.level)
    .slice(0, 10);
}
