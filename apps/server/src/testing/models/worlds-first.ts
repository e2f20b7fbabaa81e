// Models that tests compare with the running rules: features/players/standings/{passes,clears}.repository.ts.

export interface WorldsFirstCandidate {
  readonly id: number;
  readonly playerId: number;
  readonly vidUploadTime: Date;
  readonly isDayOnly: boolean;
  readonly isDeleted: boolean;
  readonly isDuplicate: boolean;
  readonly isPlayerBanned: boolean;
}

interface LevelVisibility {
  readonly isDeleted: boolean;
  readonly isHidden: boolean;
}

/**
 * The pass that holds the level's worlds first: earliest upload, a moment before its day, then lowest id; null on a level that is not visible
 * (docs/rules/players.md#worlds-first).
 */
export function worldsFirstHolder<P extends WorldsFirstCandidate>(
  level: LevelVisibility,
  passes: readonly P[],
): P | null {
  if (level.isDeleted || level.isHidden) return null;
  let holder: P | null = null;
  for (const pass of passes) {
    if (isShown(pass) && (holder === null || isBefore(pass, holder))) holder = pass;
  }
  return holder;
}

/** Number of distinct players who are not banned and have a pass that stands (docs/rules/levels.md#clears). */
export function clearsOf(passes: readonly WorldsFirstCandidate[]): number {
  return new Set(passes.filter(isShown).map((pass) => pass.playerId)).size;
}

function isShown(pass: WorldsFirstCandidate): boolean {
  return !pass.isDeleted && !pass.isDuplicate && !pass.isPlayerBanned;
}

function isBefore(a: WorldsFirstCandidate, b: WorldsFirstCandidate): boolean {
  const difference = a.vidUploadTime.getTime() - b.vidUploadTime.getTime();
  if (difference !== 0) return difference < 0;
  return a.isDayOnly === b.isDayOnly ? a.id < b.id : b.isDayOnly;
}
