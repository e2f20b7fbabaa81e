import { submissionKinds } from '@rondo/domain/submissions';
import type { Reply } from '../../../lib/api/contract.ts';
import { query } from '../../../lib/queries/query.ts';
import type { ownKinds, ownStatuses } from '../search-params.ts';

type Answered = Reply<'mySubmissions'>;
export type OwnLevel = Answered['levels'][number];
export type OwnPass = Answered['passes'][number];

/** A submission of the viewer, a level or a pass. */
export type OwnSubmission = { kind: 'level'; row: OwnLevel } | { kind: 'pass'; row: OwnPass };

/** What the viewer submitted, newest first. */
export const ownSubmissionsQuery = query('mySubmissions', {}, { select: newestFirst, staleTime: 0 });

function newestFirst({ levels, passes }: Answered): OwnSubmission[] {
  const all: OwnSubmission[] = [
    ...levels.map((row) => ({ kind: 'level' as const, row })),
    ...passes.map((row) => ({ kind: 'pass' as const, row })),
  ];
  return all.sort((a, b) => b.row.createdAt.localeCompare(a.row.createdAt) || b.row.id - a.row.id);
}

type Chosen<Words extends readonly string[]> = Words[number];

/** Of a kind and a status, each of which may be "all". */
export const isChosen =
  (kind: Chosen<typeof ownKinds>, status: Chosen<typeof ownStatuses>) =>
  (submission: OwnSubmission): boolean =>
    (kind === 'all' || submissionKinds[submission.kind].plural === kind) &&
    (status === 'all' || submission.row.status === status);
