import {
  AUTO_ICON,
  DIFFICULTY_TEXTS,
  DIFFICULTY_TYPES,
  isColour,
  isDifficultyBase,
  MOST_DIFFICULTY_ID,
  MOST_SORT_ORDER,
} from '@rondo/domain/difficulties';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { editEffect } from './levels.ts';
import { difficultyRef, message } from './shapes.ts';
import { filledLine, line } from './texts.ts';
import { absent, lenientInt, lenientNumber } from './tolerant.ts';

export const difficulty = z
  .object({
    ...difficultyRef.shape,
    emoji: z.string(),
    legacyEmoji: z.string().nullable(),
    legacy: z.string(),
  })
  .meta({ id: 'Difficulty' });
export type Difficulty = z.infer<typeof difficulty>;

/** A difficulty in a path: the first one has id 0. */
export const difficultyParams = z.object({ id: lenientInt(z.int().min(0)) });

/** Codes of what is unusual about a difficulty, though it is accepted. */
const warnings = z.array(z.enum(['NOT_ON_SCALE']));
/** The entry of the log; null where nothing was written. */
const logId = z.int().nullable();

/** A difficulty as its administration shows it. `version` changes with every change of the row. */
export const difficultyUsage = z
  .object({
    ...difficulty.shape,
    version: z.string(),
    hasDrawnIcon: z.boolean(),
    hasDrawnLegacyIcon: z.boolean(),
    levels: z.int().describe('Levels that have it, deleted and hidden ones too.'),
    levelsWithOwnBase: z.int().describe('Those of them whose own base score counts instead.'),
    passes: z.int().describe('Passes on these levels, deleted and duplicate ones too.'),
    directives: z.int(),
  })
  .meta({ id: 'DifficultyUsage' });
export type DifficultyUsage = z.infer<typeof difficultyUsage>;

/** What a change of a difficulty does; players move when their rank does. */
export const difficultyEffect = z
  .object({
    ...editEffect.shape,
    levels: z.int().describe('Levels that have it now; a deletion moves them.'),
    levelsWithOwnBase: z.int(),
    playersUp: z.int(),
    playersDown: z.int(),
    playersKeep: z.int().describe('Players whose ranked score changes, but not their rank.'),
    warnings,
  })
  .meta({ id: 'DifficultyEffect' });
export type DifficultyEffect = z.infer<typeof difficultyEffect>;

const blankIsNone = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());
/** The call itself refuses what is no address: it knows those of this site. */
const iconText = line(DIFFICULTY_TEXTS.icon);

const values = {
  name: filledLine(DIFFICULTY_TEXTS.name),
  type: z.enum(DIFFICULTY_TYPES),
  color: z
    .string()
    .trim()
    .refine(isColour, { error: 'Must be # with six hex digits.', params: { code: 'invalid_format' } })
    .transform((text) => text.toUpperCase()),
  baseScore: lenientNumber(
    z.number().refine(isDifficultyBase, {
      error: 'Must be 0 to 9,999,999 with two decimals at most.',
      params: { code: 'invalid_format' },
    }),
  ),
  sortOrder: lenientInt(z.int().min(-MOST_SORT_ORDER).max(MOST_SORT_ORDER)),
  emoji: filledLine(DIFFICULTY_TEXTS.emoji),
  legacy: filledLine(DIFFICULTY_TEXTS.legacy),
};
/** "" is the drawn icon; of the old look "" and null are none. */
const looks = {
  icon: z
    .preprocess((value) => (value === '' ? AUTO_ICON : (value ?? undefined)), iconText.optional())
    .optional(),
  legacyIcon: blankIsNone(iconText).optional(),
  legacyEmoji: blankIsNone(filledLine(DIFFICULTY_TEXTS.legacyEmoji)).optional(),
};

/** Everything but what has a default: icons are drawn, an old emoji is none. */
export const newDifficulty = z.object({
  id: lenientInt(z.int().min(0).max(MOST_DIFFICULTY_ID)),
  ...values,
  ...looks,
});
export type NewDifficulty = z.infer<typeof newDifficulty>;

const given = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => value ?? undefined, schema.optional()).optional();

/** Only keys that are present change. The id is refused when it differs; `version` is that of the row that was edited. */
export const difficultyEdit = z.object({
  id: absent(lenientInt(z.int())),
  name: given(values.name),
  type: given(values.type),
  color: given(values.color),
  baseScore: absent(values.baseScore),
  sortOrder: absent(values.sortOrder),
  emoji: given(values.emoji),
  legacy: given(values.legacy),
  ...looks,
  version: absent(z.string().max(100)),
});
export type DifficultyEdit = z.infer<typeof difficultyEdit>;

/** Read by the call itself: whatever is no other difficulty is refused in the same way. */
const fallbackId = z.unknown().optional().meta({ type: 'integer' });

const written = { ...difficulty.shape, difficulty, message: z.string(), warnings, logId };

const call = endpointsOf('difficulties');

export const difficultyEndpoints = {
  difficulties: call.get('/v2/database/difficulties', 'P', {
    cache: 'shared',
    summary: 'All difficulties in their order.',
    reply: z.array(difficulty),
  }),
  difficultiesHash: call.get('/v2/database/difficulties/hash', 'P', {
    cache: 'shared',
    summary: 'Changes with any change of the difficulties.',
    reply: z.object({ hash: z.string() }),
  }),
  verifyDifficultyPassword: call.head('/v2/database/difficulties/verify-password', 'S+', {
    summary: 'Checks the super admin password.',
    reply: null,
  }),
  difficultyUsage: call.get('/v2/database/difficulties/usage', 'S', {
    summary: 'All difficulties in their order, with what hangs on each.',
    reply: z.array(difficultyUsage),
  }),
  createDifficulty: call.post('/v2/database/difficulties', 'S+', {
    summary:
      'Creates a difficulty. 409 DIFFICULTY_EXISTS: its name or id is another one’s; 409 SORT_ORDER_TAKEN: its place is.',
    body: newDifficulty,
    status: 201,
    reply: z.object(written),
  }),
  orderDifficulties: call.put('/v2/database/difficulties/sort-orders', 'S+', {
    summary:
      'Gives difficulties other sort orders; all that are not named keep theirs. 409 SORT_ORDER_TAKEN: two would share one.',
    body: z.object({
      sortOrders: z
        .array(z.object({ id: lenientInt(z.int().min(0)), sortOrder: values.sortOrder }))
        .min(1)
        .max(1000),
    }),
    reply: message.extend({ moved: z.int(), logId }),
  }),
  editDifficulty: call.put('/v2/database/difficulties/:id', 'S+', {
    summary:
      'Changes a difficulty and rescores the passes of its levels where needed. 409 DIFFICULTY_EXISTS, SORT_ORDER_TAKEN: name or place are another one’s; 409 STALE: somebody else has saved since `version`.',
    params: difficultyParams,
    body: difficultyEdit,
    reply: z.object({ ...written, rescoredPasses: z.int() }),
  }),
  previewDifficulty: call.post('/v2/database/difficulties/:id/preview', 'S+', {
    summary:
      'What an edit, or with fallbackId a deletion, would do to passes and standings; nothing is written.',
    params: difficultyParams,
    body: z.object({ ...difficultyEdit.shape, fallbackId }),
    reply: difficultyEffect,
  }),
  deleteDifficulty: call.delete('/v2/database/difficulties/:id', 'S+', {
    summary: 'Deletes a difficulty; its levels and references go to the fallback.',
    params: difficultyParams,
    querystring: z.object({ fallbackId }),
    reply: message.extend({ updatedLevels: z.int(), rescoredPasses: z.int(), logId }),
  }),
};
