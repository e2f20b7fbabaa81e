import { levelFacts, levelFields } from '@rondo/domain/levels';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { editBody, shapeOf } from './entity.ts';
import { difficultyRef, levelListItem, page, playerRef, time, uploadDay } from './shapes.ts';
import { absent, idParams, lenientInt, pageQuery, textList, upTo } from './tolerant.ts';

export const levelAlias = z
  .object({ id: z.int(), field: z.enum(['song', 'artist']), originalValue: z.string(), alias: z.string() })
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

const levelListFields = {
  ...pageQuery,
  query: absent(z.string()),
  sort: absent(z.string().max(50)),
  deletedFilter: absent(z.string().max(20)),
  clearedFilter: absent(z.string().max(20)),
  toRate: absent(z.string().max(20)),
  pguRange,
  specialDifficulties: textList(100),
  seed: absent(upTo(64)),
};

/** Every key may stand in the query string or in the body; the body wins. */
export const levelListQuery = z.object(levelListFields);

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

const call = endpointsOf('levels');

export const levelEndpoints = {
  filterLevels: call.post('/v2/database/levels/filter', 'P', {
    summary: 'A page of levels: search, filters and sort in query string or body.',
    schema: { querystring: levelListQuery, body: levelListQuery, response: { 200: page(levelListItem) } },
  }),
  listLevels: call.get('/v2/database/levels', 'P', {
    summary: 'A page of levels: search, filters and sort in the query string.',
    schema: { querystring: levelListQuery, response: { 200: page(levelListItem) } },
  }),
  levelDetail: call.get('/v2/database/levels/:id', 'P', {
    alsoAt: ['/v2/database/levels/byId/:id'],
    summary: 'A level with its aliases, credits and records.',
    schema: { params: idParams, response: { 200: levelDetail } },
  }),
  checkLevel: call.head('/v2/database/levels/:id', 'P', {
    alsoAt: ['/v2/database/levels/byId/:id'],
    summary: 'Whether a level exists.',
    schema: { params: idParams, response: { 200: null } },
  }),
  levelHistory: call.get('/v2/database/levels/:id/history', 'P', {
    summary: 'Changes of difficulty, base score and worlds first, the latest first.',
    schema: { params: idParams, response: { 200: z.array(levelChange) } },
  }),
  editLevel: call.put('/v2/database/levels/:id', 'S', {
    summary: 'Changes the given fields of a level and rescores its passes where needed.',
    schema: {
      params: idParams,
      body: levelEdit,
      response: { 200: z.object({ ...level.shape, level, message: z.string() }) },
    },
  }),
};
