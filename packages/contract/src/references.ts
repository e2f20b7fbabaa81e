import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { difficultyRef } from './shapes.ts';
import { lineOrEmpty } from './texts.ts';
import { idParams, lenientInt } from './tolerant.ts';

/** Levels that show what a difficulty means; `type` is the stored text, such as ROLLING+TECH, "" = none. */
export const reference = z
  .object({
    difficulty: difficultyRef,
    levels: z.array(
      z.object({
        id: z.int(),
        song: z.string(),
        artist: z.string(),
        creator: z.string(),
        videoLink: z.string(),
        type: z.string(),
      }),
    ),
  })
  .meta({ id: 'Reference' });
export type Reference = z.infer<typeof reference>;

/** Most references that one difficulty can be given at once. */
const MOST_REFERENCES = 500;

const referenceInput = z.object({
  /** Letters or names joined with "+", any case. */
  type: lineOrEmpty(100),
  levelId: lenientInt(z.int().min(1)),
});

const call = endpointsOf('references');

export const referenceEndpoints = {
  references: call.get('/v2/database/references', 'P', {
    summary: 'Every difficulty from P1 to U20 with its reference levels.',
    reply: z.array(reference),
  }),
  referencesOfDifficulty: call.get('/v2/database/references/difficulty/:id', 'P', {
    summary: 'The reference levels of one difficulty.',
    params: z.object({ id: lenientInt(z.int().min(0)) }),
    reply: reference,
  }),
  referencesOfLevel: call.get('/v2/database/references/level/:id', 'P', {
    summary: 'The difficulties that a level is a reference of.',
    params: idParams,
    reply: z.object({
      levelId: z.int(),
      references: z.array(z.object({ difficulty: difficultyRef, type: z.string() })),
    }),
  }),
  replaceReferences: call.put('/v2/database/references/bulk/:difficultyId', 'S', {
    summary: 'Replaces the reference levels of a difficulty.',
    params: z.object({ difficultyId: lenientInt(z.int().min(0)) }),
    body: z.object({ references: z.array(referenceInput).max(MOST_REFERENCES) }),
    reply: z.object({
      message: z.string(),
      added: z.int(),
      removed: z.int(),
      updated: z.int(),
      reference,
    }),
  }),
};
