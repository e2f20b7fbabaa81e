import { forJudgements } from '@rondo/domain/passes';
import { z } from 'zod';
import { creditRole } from '../shapes.ts';
import { lineOrEmpty } from '../texts.ts';
import { absent, lenientInt, lenientNumber } from '../tolerant.ts';

/** Bodies of POST /v2/form/form-submit. Rules that have a code of their own are in the domain. */
const text = lineOrEmpty(20_000);
const id = absent(lenientInt(z.int()));

const teamRequest = absent(z.object({ teamName: text, teamId: id, isNewRequest: absent(z.boolean()) }));

export const levelForm = z
  .object({
    song: text,
    artist: text,
    diff: text,
    videoLink: text,
    directDL: text,
    wsLink: text,
    creatorRequests: absent(
      z
        .array(
          z.object({ creatorName: text, creatorId: id, role: creditRole, isNewRequest: absent(z.boolean()) }),
        )
        // The rule of the form says how many there may be; here it is that looking at them costs little.
        .max(1000),
    ),
    teamRequest,
    teamRequestData: teamRequest,
  })
  .meta({ id: 'LevelForm' });
export type LevelForm = z.infer<typeof levelForm>;

const count = absent(lenientInt(z.int()));

export const passForm = z
  .object({
    levelId: lenientInt(z.int()),
    videoLink: text,
    title: text,
    passer: text,
    passerId: id,
    passerRequest: absent(z.boolean()),
    speed: absent(lenientNumber(z.number())),
    feelingDifficulty: text,
    /** ISO text, a day as YYYY-MM-DD, or milliseconds since 1970. */
    rawTime: absent(z.union([z.string().max(100), z.number()])),
    ...forJudgements(() => count),
    is12K: absent(z.boolean()),
    is16K: absent(z.boolean()),
    isNoHoldTap: absent(z.boolean()),
  })
  .meta({ id: 'PassForm' });
export type PassForm = z.infer<typeof passForm>;

/**
 * What a form would duplicate. `title` is a level's song and artist, or a pass's player.
 * `isOwn` is true for a pending submission of the caller. Of all pending submissions of others there is one entry, whose
 * `id` and `title` are null.
 */
export const formDuplicate = z
  .object({
    kind: z.enum(['level', 'pass', 'levelSubmission', 'passSubmission']),
    id: z.int().nullable(),
    title: z.string().nullable(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'FormDuplicate' });
export type FormDuplicate = z.infer<typeof formDuplicate>;
