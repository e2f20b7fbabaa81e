import { MODIFIER_TYPES } from '@rondo/domain/modifiers';
import { RARE_TURNS } from '@rondo/domain/play';
import { z } from 'zod';
import { time } from './shapes.ts';
import { absent } from './tolerant.ts';

export const modifierType = z.enum(MODIFIER_TYPES);
const percent = z.number().min(0).max(100);
const ids = z.array(z.int());
const words = z.array(z.string());
const index = z.int().min(0);

/** What a draw chooses from. */
const drawTable = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('case'),
    chances: z.array(z.object({ type: modifierType, percent })),
    candidates: ids.describe('Players whom a swap may meet.'),
  }),
  z.object({ kind: z.literal('level'), seed: z.int(), levels: ids }),
  z.object({
    kind: z.literal('difficulty'),
    difficulties: ids,
    turns: z.array(z.object({ turn: z.enum(RARE_TURNS), percent, diffId: z.int().nullable() })),
  }),
  z.object({ kind: z.literal('reason'), words }),
  z.object({ kind: z.literal('gimmick'), words }),
  z.object({ kind: z.literal('slots'), counts: z.array(z.object({ digits: z.int().min(1), percent })) }),
]);

/** What came of it. */
const drawOutcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('case'),
    modifier: z.object({ type: modifierType, value: z.number().nullable() }).nullable(),
  }),
  z.object({ kind: z.literal('level'), index, levelId: z.int() }),
  z.object({
    kind: z.literal('difficulty'),
    turn: z.enum([...RARE_TURNS, 'usual']),
    index: index.nullable().describe('null: the turn brought a difficulty that is not on the wheel.'),
    diffId: z.int(),
  }),
  z.object({ kind: z.literal('reason'), index, word: z.string() }),
  z.object({ kind: z.literal('gimmick'), index, word: z.string() }),
  z.object({ kind: z.literal('slots'), digits: z.array(z.int().min(0).max(9)), baseScore: z.int() }),
]);

export const commitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the secret of the next draw, as hex.');

/** Everything that is needed to work a draw out again (docs/rules/play.md#receipt). */
export const receipt = z
  .object({
    id: z.int(),
    at: time,
    commitment,
    secret: z.string().regex(/^[0-9a-f]{64}$/),
    nonce: z.string(),
    table: drawTable,
    draws: z.array(z.number().min(0).lt(1)),
    outcome: drawOutcome,
  })
  .meta({ id: 'DrawReceipt' });
export type DrawReceipt = z.infer<typeof receipt>;

/** What a player adds to a draw. A draw that is asked for again with the commitment that it used is answered again. */
export const drawChoices = {
  nonce: absent(z.string().max(64)),
  commitment: absent(commitment),
};
