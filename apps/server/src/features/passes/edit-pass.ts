import type { PassEdit } from '@rondo/contract/passes';
import { difference } from '@rondo/domain/entity';
import {
  areJudgements,
  forJudgements,
  isReadable,
  isSpeed,
  isUploadTime,
  keyModeProblem,
  type PassFact,
  passFields,
  readUploadTime,
  type UploadTime,
  uploadTimeText,
} from '@rondo/domain/passes';
import type { Trx } from '../../platform/db/database.ts';
import { columnsOf, edited, type RowValues, rowValues } from '../../platform/db/entity-row.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { fieldProblem, found, type Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { refuseShortLink, withFollowedVideo } from '../media/index.ts';
import { recompute } from '../players/index.ts';
import {
  type LockedPass,
  lockPass,
  type PassState,
  selectLevelOfPass,
  selectNameOfPlayer,
  updatePass,
} from './edit.repository.ts';
import { passDetail } from './pass-detail.ts';

type PassValues = RowValues<typeof passFields>;

/**
 * Changes the fields that the body has; the pass is rescored, and clears, worlds firsts and standings of the levels
 * and players between which it moves follow in the same transaction (docs/rules/passes.md#pass-edit).
 * @returns the pass in detail as JSON text
 * @throws Problem PASS_NOT_FOUND, LEVEL_NOT_FOUND, PLAYER_NOT_FOUND, SPEED_INVALID, KEY_MODE_CONFLICT,
 *   KEY_MODE_NOT_ALLOWED, SHORT_LINK_UNRESOLVED, VALIDATION_FAILED
 */
export async function editPass(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'fetch' | 'log'>,
  viewer: Viewer,
  id: number,
  sent: PassEdit,
): Promise<string> {
  const { db, clock } = deps;
  const edit = await withFollowedVideo(deps, sent);
  if (edit.levelId !== undefined && !isRowId(edit.levelId)) throw fieldProblem('LEVEL_NOT_FOUND', 'levelId');
  if (edit.playerId !== undefined && !isRowId(edit.playerId))
    throw fieldProblem('PLAYER_NOT_FOUND', 'playerId');
  return transaction(db, async (trx) => {
    const locked = found(await lockPass(trx, id, edit), 'PASS_NOT_FOUND');
    const stored = valuesOf(locked.pass);
    const time = editedTime(locked.pass, edit);
    const after = editedPass(stored, edit, time);
    const { changed, ...changes } = difference(passFields, stored, after);
    checkValues(after, changed);
    if (changed.has('vidUploadTime') && !isUploadTime(time, clock.now())) throw impossibleTime();
    const title = await checkPlaces(trx, after, changed);
    if (changed.size > 0) {
      if (changed.has('levelId') && locked.pass.is_worlds_first) await handOn(trx, locked);
      await updatePass(trx, id, {
        ...columnsOf(changes.after),
        vid_upload_time: time.at,
        is_day_only: time.isDayOnly,
        is_deleted: locked.pass.is_deleted,
      });
      await recompute(trx, locked.touched);
      const subject = { id, title };
      await recordAction(trx, { actorId: viewer.id, action: 'pass.edit', subject, ...changes });
      await publishPass(trx, id, after);
      if (changed.has('levelId') || changed.has('playerId')) await publishPass(trx, id, stored);
    }
    return (await passDetail(trx, id, viewer)).text;
  });
}

function valuesOf(pass: PassState): PassValues {
  return rowValues(passFields, { ...pass, vid_upload_time: uploadTimeText(timeOf(pass)) });
}

function timeOf({ vid_upload_time: at, is_day_only: isDayOnly }: PassState): UploadTime {
  return { at, isDayOnly };
}

/**
 * The pass's upload time after an edit. The moment that replies show for its day leaves the day, so that a client may
 * send back what it read.
 * @throws Problem VALIDATION_FAILED
 */
function editedTime(pass: PassState, edit: PassEdit): UploadTime {
  const stored = timeOf(pass);
  const given = readUploadTime(edit.vidUploadTime) ?? stored;
  if (!isReadable(given)) throw impossibleTime();
  return given.at.getTime() === stored.at.getTime() && stored.isDayOnly ? stored : given;
}

/** The pass's values after an edit; counts in `judgements` win over those beside it. */
function editedPass(stored: PassValues, edit: PassEdit, time: UploadTime): PassValues {
  const counts = forJudgements((key) => edit.judgements?.[key] ?? edit[key]);
  return edited(passFields, stored, { ...edit, ...counts, vidUploadTime: uploadTimeText(time) });
}

/** A worlds first goes to the next holder before its pass leaves the level, as if it were deleted. */
async function handOn(trx: Trx, { pass, touched }: LockedPass): Promise<void> {
  await updatePass(trx, pass.id, { is_deleted: true });
  await recompute(trx, { levelIds: [pass.level_id], playerIds: touched.playerIds });
}

/** Only what the edit changes is held against the rules: an old pass may have what nobody could submit today. */
function checkValues(pass: PassValues, changed: ReadonlySet<PassFact>): void {
  if (changed.has('speed') && !isSpeed(pass.speed)) throw fieldProblem('SPEED_INVALID', 'speed');
  if (changed.has('videoLink')) refuseShortLink(pass.videoLink);
  if (!areJudgements(pass)) throw invalid('judgements', 'At least one judgement must be above 0.');
}

/** @returns what readers of the log know the pass by */
async function checkPlaces(trx: Trx, pass: PassValues, changed: ReadonlySet<PassFact>): Promise<string> {
  const level = await selectLevelOfPass(trx, pass.levelId);
  if (level === null) throw fieldProblem('LEVEL_NOT_FOUND', 'levelId');
  const player = await selectNameOfPlayer(trx, pass.playerId);
  if (player === null) throw fieldProblem('PLAYER_NOT_FOUND', 'playerId');
  const isOfKeys = (['is12K', 'is16K', 'levelId'] as const).some((field) => changed.has(field));
  const problem = isOfKeys ? keyModeProblem(pass, level.difficulty, true) : null;
  if (problem !== null) throw fieldProblem(problem, pass.is16K && !pass.is12K ? 'is16K' : 'is12K');
  return passTitle(player, level.song);
}

/** A pass has no name of its own. */
export function passTitle(player: string, song: string): string {
  return `${player} · ${song}`;
}

function publishPass(trx: Trx, passId: number, { levelId, playerId }: PassValues): Promise<void> {
  return publishEvent(trx, { type: 'passUpdate', data: { passId, levelId, playerId, action: 'update' } });
}

const impossibleTime = () => invalid('vidUploadTime', 'Enter a date from 2010 to tomorrow.');

function invalid(field: string, message: string): Problem {
  const details = `${field}: ${message}`;
  return fieldProblem('VALIDATION_FAILED', field, { code: 'custom', message, details });
}
