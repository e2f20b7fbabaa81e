import { z } from 'zod';
import { time, userRef } from './shapes.ts';

const side = z.object({ id: z.int(), name: z.string() });

/** A merge of players or creators that is listed for its undo; `moved` counts what went over, by kind. */
export const merge = z
  .object({
    mergeId: z.int(),
    source: side,
    target: side,
    actor: userRef.nullable(),
    createdAt: time,
    undoUntil: time,
    undoneAt: time.nullable(),
    moved: z.record(z.string(), z.int()),
  })
  .meta({ id: 'Merge' });
export type Merge = z.infer<typeof merge>;

/** Why a merge cannot be undone now (409 UNDO_BLOCKED, key `reason`). */
export type UndoReason =
  | 'ALREADY_UNDONE'
  | 'TARGET_MERGED'
  | 'TARGET_GONE'
  | 'NAME_IN_USE'
  | 'USER_LINKED'
  | 'CHAT_LINKED'
  | 'CREDITS_CHANGED'
  | 'PASSES_MOVED';
