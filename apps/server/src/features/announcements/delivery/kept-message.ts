import { z } from 'zod';
import type { Json } from '../../../platform/db/column-types.ts';

const json: z.ZodType<Json> = z.json();

/** A whole message as a job keeps it. */
export const keptMessage = z.object({
  username: z.string(),
  content: z.string(),
  embeds: z.array(json),
  allowed_mentions: json,
});
