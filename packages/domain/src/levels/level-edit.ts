/** The fields of a level that decide about its announcement. */
export interface AnnouncementState {
  readonly diffId: number;
  readonly previousDiffId: number;
  readonly baseScore: number | null;
  readonly previousBaseScore: number | null;
  readonly isAnnounced: boolean;
}

/** What an edit's body says about them; a missing key changes nothing. */
export interface LevelEdit {
  readonly diffId?: number | undefined;
  /** Null counts as not given. */
  readonly previousDiffId?: number | null | undefined;
  /** Null and 0 mean "not set". */
  readonly baseScore?: number | null | undefined;
  readonly isAnnounced?: boolean | undefined;
}

export interface LevelEditConsequences extends AnnouncementState {
  /** The level's passes must be rescored. */
  readonly isRescoreNeeded: boolean;
}

/** The announcement fields of a level after an edit (docs/rules/levels.md#previous-difficulty). */
export function levelEditConsequences(stored: AnnouncementState, edit: LevelEdit): LevelEditConsequences {
  const diffId = edit.diffId ?? stored.diffId;
  const storedBase = stored.baseScore || null;
  const baseScore = edit.baseScore === undefined ? storedBase : edit.baseScore || null;
  const isDiffChanged = diffId !== stored.diffId;
  const isBaseChanged = baseScore !== storedBase;
  const isLeft = stored.isAnnounced && (isDiffChanged || isBaseChanged);
  return {
    diffId,
    baseScore,
    previousDiffId: previousDiffId(stored, edit, isLeft),
    previousBaseScore: isLeft ? storedBase : stored.previousBaseScore,
    isAnnounced: isAnnounced(stored, edit, (isDiffChanged && diffId !== 0) || isBaseChanged),
    isRescoreNeeded: isDiffChanged || isBaseChanged,
  };
}

/** A body value wins when it says something new; else an announced level remembers what it was when it is left behind. */
function previousDiffId(stored: AnnouncementState, edit: LevelEdit, isLeft: boolean): number {
  const wanted = edit.previousDiffId ?? stored.previousDiffId;
  if (wanted !== stored.previousDiffId) return wanted;
  return isLeft ? stored.diffId : stored.previousDiffId;
}

function isAnnounced(stored: AnnouncementState, edit: LevelEdit, isNewsworthy: boolean): boolean {
  const wanted = edit.isAnnounced ?? stored.isAnnounced;
  if (wanted !== stored.isAnnounced) return wanted;
  return stored.isAnnounced && !isNewsworthy;
}
