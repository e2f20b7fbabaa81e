import { levelFacts, levelFields, levelList } from '@rondo/domain/levels';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { editBody, shapeOf } from './entity.ts';
import { listQuery } from './lists.ts';
import { difficultyRef, levelListItem, message, page, playerRef, time, uploadDay } from './shapes.ts';
import { lineOrEmpty } from './texts.ts';
import { absent, idParams, lenientInt, pathId } from './tolerant.ts';

const aliasField = z.enum(['song', 'artist']);

export const levelAlias = z
  .object({ id: z.int(), field: aliasField, originalValue: z.string(), alias: z.string() })
  .meta({ id: 'LevelAlias' });

export const level = z
  .object({
    ...levelListItem.shape,
    ...shapeOf(levelFacts),
    ws: z.string(),
    wsLink: z.string(),
    previousDifficulty: difficultyRef.nullable(),
    aliases: z.array(levelAlias),
    hasRating: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Level' });
export type Level = z.infer<typeof level>;

const record = z.object({ passId: z.int(), player: playerRef, value: z.number() }).nullable();

/** A level with its records over the passes shown on it. */
export const levelDetail = z
  .object({
    ...level.shape,
    firstClear: z
      .object({ passId: z.int(), player: playerRef, date: time, vidUploadDay: uploadDay })
      .nullable(),
    highestScore: record,
    highestSpeed: record,
    highestAccuracy: record,
  })
  .meta({ id: 'LevelDetail' });
export type LevelDetail = z.infer<typeof levelDetail>;

/**
 * A change that everyone may see. A change of the worlds first has `worldsFirst` (null: nobody holds it since) and the
 * same difficulty and base score on both sides. A change of the level's difficulty itself has the same difficulty on
 * both sides, and the base scores that counted.
 */
export const levelChange = z
  .object({
    id: z.int(),
    date: time,
    oldDifficulty: difficultyRef.nullable(),
    newDifficulty: difficultyRef,
    oldBaseScore: z.number().nullable(),
    newBaseScore: z.number().nullable(),
    reason: z.string(),
    votes: z.object({ manager: z.int(), community: z.int() }).nullable(),
    worldsFirst: z.object({ playerId: z.int(), name: z.string(), passId: z.int() }).nullable().optional(),
    isOfDifficulty: z.boolean().optional(),
    changeId: z.int(),
    hasEffect: z.boolean().describe('Whether its effect on passes and standings was recorded.'),
  })
  .meta({ id: 'LevelChange' });
export type LevelChange = z.infer<typeof levelChange>;

/** Either end may be missing; as query text P1,U20. */
const pguRange = absent(
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const [from = '', to = ''] = value.split(',');
      return { from, to };
    },
    z.object({ from: absent(z.string().max(40)), to: absent(z.string().max(40)) }),
  ),
);

/** Every key may stand in the query string or in the body; the body wins. */
export const levelListQuery = z.object({ ...listQuery(levelList), pguRange });

/** Older names of workshopLink. */
const link = editBody(levelFields).workshopLink;

/**
 * Only keys that are present change; "" empties a text; a base score of null, 0 or "" is not set
 * (docs/rules/levels.md#level-edit).
 */
export const levelEdit = z.object({
  ...editBody(levelFields),
  ws: link,
  wsLink: link,
  version: absent(lenientInt(z.int())),
});
export type LevelEdit = z.infer<typeof levelEdit>;

/** A player whose ranked score or rank an edit moves; ranks are among players who are not banned. */
const movedPlayer = z.object({
  id: z.int(),
  name: z.string(),
  rankedScoreBefore: z.number(),
  rankedScoreAfter: z.number(),
  rankBefore: z.int(),
  rankAfter: z.int(),
});

/** What an edit of a level does to passes and standings; the players who move most come first, 50 at most. */
export const editEffect = z
  .object({ rescoredPasses: z.int(), players: z.array(movedPlayer).max(50) })
  .meta({ id: 'EditEffect' });
export type EditEffect = z.infer<typeof editEffect>;

/** Which other levels have the same text, or one that contains it. */
const matchType = absent(z.enum(['exact', 'partial']));
const alias = lineOrEmpty(255);
const aliasParams = z.object({ id: pathId, aliasId: pathId });

const aliasesUrl = '/v2/database/levels/:id/aliases';

const call = endpointsOf('levels');

export const levelEndpoints = {
  filterLevels: call.post('/v2/database/levels/filter', 'P', {
    summary: 'A page of levels: search, filters and sort in query string or body.',
    querystring: levelListQuery,
    body: levelListQuery,
    reply: page(levelListItem),
  }),
  listLevels: call.get('/v2/database/levels', 'P', {
    summary: 'A page of levels: search, filters and sort in the query string.',
    querystring: levelListQuery,
    reply: page(levelListItem),
  }),
  levelDetail: call.get('/v2/database/levels/:id', 'P', {
    alsoAt: ['/v2/database/levels/byId/:id'],
    summary: 'A level with its aliases, credits and records.',
    params: idParams,
    reply: levelDetail,
  }),
  checkLevel: call.head('/v2/database/levels/:id', 'P', {
    alsoAt: ['/v2/database/levels/byId/:id'],
    summary: 'Whether a level exists.',
    params: idParams,
    reply: null,
  }),
  levelHistory: call.get('/v2/database/levels/:id/history', 'P', {
    summary: 'Changes of difficulty, base score and worlds first, the latest first.',
    params: idParams,
    reply: z.array(levelChange),
  }),
  editLevel: call.put('/v2/database/levels/:id', 'S', {
    summary: 'Changes the given fields of a level and rescores its passes where needed.',
    params: idParams,
    body: levelEdit,
    reply: z.object({ ...level.shape, level, message: z.string() }),
  }),
  previewLevelEdit: call.post('/v2/database/levels/:id/preview', 'S', {
    summary: 'What an edit would do to passes and standings; nothing is written or locked.',
    params: idParams,
    body: levelEdit,
    reply: editEffect,
  }),
  setToRate: call.put('/v2/database/levels/:id/toRate', 'S', {
    summary: "Opens or closes a level's rating.",
    params: idParams,
    body: z.object({ toRate: z.boolean() }),
    reply: z.object({ message: z.string(), toRate: z.boolean(), ratingId: z.int().nullable() }),
  }),
  deleteLevel: call.delete('/v2/database/levels/:id', 'S', {
    summary: 'Deletes a level softly: its passes, ratings and references stay.',
    params: idParams,
    reply: z.object({ message: z.string(), level }),
  }),
  restoreLevel: call.patch('/v2/database/levels/:id/restore', 'S', {
    summary: 'Restores a deleted or hidden level.',
    params: idParams,
    reply: z.object({ message: z.string(), level }),
  }),
  toggleLevelHidden: call.patch('/v2/database/levels/:id/toggle-hidden', 'S', {
    summary: 'Hides a level from the lists or shows it again; without isHidden it switches.',
    params: idParams,
    body: z.preprocess((value) => value ?? {}, z.object({ isHidden: absent(z.boolean()) })),
    reply: z.object({ message: z.string(), isHidden: z.boolean(), level }),
  }),
  levelAliases: call.get(aliasesUrl, 'P', {
    summary: 'Other names under which a level is found.',
    params: idParams,
    reply: z.array(levelAlias),
  }),
  addLevelAlias: call.post(aliasesUrl, 'S', {
    summary: 'Adds an alias to a level and, on request, to others with the same text.',
    params: idParams,
    body: z.object({ field: aliasField, alias, propagate: absent(z.boolean()), matchType }),
    status: 201,
    reply: z.object({
      message: z.string(),
      aliases: z.array(levelAlias),
      propagatedCount: z.int(),
      propagatedLevels: z.array(z.int()),
    }),
  }),
  editLevelAlias: call.put(`${aliasesUrl}/:aliasId`, 'S', {
    summary: 'Changes the text of an alias, on this level only.',
    params: aliasParams,
    body: z.object({ alias }),
    reply: levelAlias,
  }),
  deleteLevelAlias: call.delete(`${aliasesUrl}/:aliasId`, 'S', {
    summary: 'Deletes an alias, from this level only.',
    params: aliasParams,
    reply: message,
  }),
  countAliasLevels: call.get('/v2/database/levels/alias-propagation-count/:id', 'S', {
    summary: 'How many other levels an alias would be added to.',
    params: idParams,
    querystring: z.object({ field: aliasField, matchType }),
    reply: z.object({ count: z.int(), fieldValue: z.string(), matchType: z.enum(['exact', 'partial']) }),
  }),
};
