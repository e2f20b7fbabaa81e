import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/db/schema.gen.ts';

/** A row as it is inserted, its id chosen by the generator. */
export type Row<T extends keyof Database> = Insertable<Database[T]>;

/** Everything of the demo community, by table. */
export type DemoRows = {
  readonly players: readonly (Row<'players'> & { id: number })[];
  readonly users: readonly (Row<'users'> & { id: number })[];
  readonly creators: readonly (Row<'creators'> & { id: number })[];
  readonly teams: readonly (Row<'teams'> & { id: number })[];
  readonly team_members: readonly Row<'team_members'>[];
  readonly levels: readonly (Row<'levels'> & { id: number })[];
  readonly credits: readonly Row<'credits'>[];
  readonly level_aliases: readonly Row<'level_aliases'>[];
  readonly level_changes: readonly Row<'level_changes'>[];
  readonly passes: readonly (Row<'passes'> & { id: number })[];
  readonly ratings: readonly (Row<'ratings'> & { id: number })[];
  readonly rating_details: readonly Row<'rating_details'>[];
  readonly level_submissions: readonly (Row<'level_submissions'> & { id: number })[];
  readonly credit_requests: readonly Row<'credit_requests'>[];
  readonly team_requests: readonly Row<'team_requests'>[];
  readonly pass_submissions: readonly (Row<'pass_submissions'> & { id: number })[];
  readonly level_references: readonly Row<'level_references'>[];
};
