import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/db/schema.gen.ts';

/** A row as it is inserted. */
export type Row<T extends keyof Database> = Insertable<Database[T]>;

/** The tables of the demo in the order in which their rows need each other; true: the generator chooses the ids. */
export const TABLES = {
  players: true,
  users: true,
  creators: true,
  teams: true,
  team_members: false,
  levels: true,
  credits: false,
  level_aliases: false,
  level_changes: false,
  passes: true,
  ratings: true,
  rating_details: false,
  level_submissions: true,
  credit_requests: false,
  team_requests: false,
  pass_submissions: true,
  level_references: false,
  chat_channels: true,
  chat_roles: true,
  directives: true,
  directive_actions: false,
} as const;

type Table = keyof typeof TABLES;

/** Everything of the demo community, by table. */
export type DemoRows = {
  readonly [T in Table]: readonly (Row<T> & ((typeof TABLES)[T] extends true ? { id: number } : unknown))[];
};
