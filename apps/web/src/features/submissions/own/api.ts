import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { type Reply, read } from '../../../lib/queries/read.ts';

const path = '/v2/form/my-submissions';

type Answered = Reply<typeof path>;
export type OwnLevel = Answered['levels'][number];
export type OwnPass = Answered['passes'][number];

/** A submission of the viewer, a level or a pass. */
export type OwnSubmission = { kind: 'level'; row: OwnLevel } | { kind: 'pass'; row: OwnPass };

/** Withdraws what nobody has decided yet. */
export const withdraw = (kind: OwnSubmission['kind'], id: number) =>
  answer(
    api.DELETE('/v2/form/my-submissions/{type}/{id}', {
      params: { path: { type: kind, id } },
    }),
  );

/** What the viewer submitted, newest first. */
export const ownSubmissionsQuery = read(keys.ownSubmissions, path, {}, { select: newestFirst, staleTime: 0 });

function newestFirst({ levels, passes }: Answered): OwnSubmission[] {
  const all: OwnSubmission[] = [
    ...levels.map((row) => ({ kind: 'level' as const, row })),
    ...passes.map((row) => ({ kind: 'pass' as const, row })),
  ];
  return all.sort((a, b) => b.row.createdAt.localeCompare(a.row.createdAt) || b.row.id - a.row.id);
}
