import { UNRANKED_ID } from '../difficulties/index.ts';

/** Whether a level's news is the level or its rerate (docs/rules/levels.md#announced). */
export function announcementKind(level: { readonly previousDiffId: number }): 'new' | 'rerate' {
  return level.previousDiffId === UNRANKED_ID ? 'new' : 'rerate';
}
