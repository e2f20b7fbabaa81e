import { seesRemoved, subjectRules } from '@rondo/domain/auth';
import { scoreInfo } from '@rondo/domain/players';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import { jsonText, type JsonText } from '../../platform/http/reply.ts';
import { refuseUnseen } from '../levels/index.ts';
import { currentOverlays, overlaidPasses } from '../modifiers/index.ts';
import { scoredPasses } from '../players/index.ts';
import { selectPass, selectPassDetail, selectPassesOfLevel } from './detail.repository.ts';

/**
 * A pass with what it does for its player (docs/rules/players.md#impact). A deleted one is answered to anyone, one of a
 * banned player or a deleted level to super admins (docs/rules/passes.md#pass-visibility).
 * @throws Problem NOT_FOUND
 */
export async function passDetail(db: Db | Trx, id: number, viewer: Viewer | null): Promise<JsonText> {
  const pass = found(await selectPassDetail(db, id));
  refuse(subjectRules.passDetail(viewer, pass));
  const info = { ...scoreInfo(scoredPasses(pass.countable), id), currentRankedScore: pass.rankedScore };
  const more = JSON.stringify({ scoreInfo: info, ranks: { rankedScoreRank: pass.rank } });
  return jsonText(`${pass.text.slice(0, -1)},${more.slice(1)}`);
}

/** The list of none or one; deleted passes are for super admins here. */
export async function passById(db: Db, id: number, viewer: Viewer | null): Promise<JsonText> {
  const pass = await selectPass(db, id);
  const isShown = pass !== null && (seesRemoved(viewer) || !(pass.isDeleted || pass.isWithdrawn));
  return jsonText(isShown ? `{"count":1,"results":[${pass.text}]}` : '{"count":0,"results":[]}');
}

/**
 * The passes shown on a level, best first (docs/rules/passes.md#pass-list); a king's alone (docs/rules/modifiers.md#overlay).
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function passesOfLevel(
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'config'>,
  levelId: number,
  viewer: Viewer | null,
): Promise<JsonText> {
  const level = await selectPassesOfLevel(deps.db, levelId);
  refuseUnseen(level?.isDeleted ?? null, viewer);
  const passes = `[${level?.text ?? ''}]`;
  const overlays = await currentOverlays(deps);
  return jsonText(overlays === null ? passes : overlaidPasses(overlays, levelId, passes));
}
