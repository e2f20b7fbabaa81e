import type { SubmissionKind } from '@rondo/domain/submissions';
import { call } from '../../../lib/api/call.ts';
import type { Given, Reply } from '../../../lib/api/contract.ts';
import { query } from '../../../lib/queries/query.ts';

export type PendingLevel = Reply<'pendingLevels'>[number];
export type PendingPass = Reply<'pendingPasses'>[number];
export type Pending = PendingLevel | PendingPass;

/** What a write answers: the submission as it is then. */
export interface Written {
  submission: Pending;
}

const fresh = { staleTime: 10_000, refetchOnWindowFocus: true } as const;

/** The queues. Others decide as well: they are loaded again whenever the person comes back to them. */
export const pendingQueries = {
  level: query('pendingLevels', {}, fresh),
  pass: query('pendingPasses', {}, fresh),
} as const;

/** Makes the level or the pass. */
export const approve = (kind: SubmissionKind, id: number): Promise<Written> =>
  call(kind === 'level' ? 'approveLevel' : 'approvePass', { id });

/** Takes the decision back that was made at that moment: the submission is pending again. */
export const undoDecision = ({
  kind,
  id,
  decidedAt,
}: {
  kind: SubmissionKind;
  id: number;
  decidedAt: string | null | undefined;
}): Promise<Written> =>
  call(kind === 'level' ? 'undoLevelDecision' : 'undoPassDecision', {
    id,
    body: { decidedAt: decidedAt ?? undefined },
  });

export type CreditRole = Given<'addCreatorRequest'>['body']['role'];

/** A creator and a team with their figures, as a pending level names them. */
export type CreatorSummary = NonNullable<PendingLevel['creatorRequests'][number]['creator']>;
export type TeamSummary = NonNullable<NonNullable<PendingLevel['teamRequestData']>['team']>;
