import { type Kysely, sql } from 'kysely';

/** Background work and when it is due again (docs/decisions/0017). Waiting mails become jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One column says which job may be taken next: a lease that ran out makes a job due again.
  await sql`
    CREATE TABLE jobs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      key text,
      lane text,
      payload jsonb NOT NULL,
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
      is_cancelled boolean NOT NULL DEFAULT false,
      due_at timestamptz(3) NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      lease uuid,
      leased_until timestamptz(3),
      claimable_at timestamptz(3) NOT NULL GENERATED ALWAYS AS (coalesce(leased_until, due_at)) STORED,
      last_error text,
      result jsonb,
      finished_at timestamptz(3),
      created_at timestamptz(3) NOT NULL,
      CHECK ((state = 'running') = (lease IS NOT NULL)),
      CHECK ((state = 'running') = (leased_until IS NOT NULL)),
      CHECK ((state IN ('done', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX jobs_key ON jobs (kind, key) WHERE state = 'waiting'`.execute(db);
  await sql`
    CREATE INDEX jobs_due ON jobs (kind, claimable_at, id) WHERE finished_at IS NULL AND lane IS NULL
  `.execute(db);
  await sql`
    CREATE INDEX jobs_lane ON jobs (lane, id) WHERE finished_at IS NULL AND lane IS NOT NULL
  `.execute(db);
  await sql`CREATE INDEX jobs_leased ON jobs (lane, leased_until) WHERE state = 'running'`.execute(db);
  await sql`CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE job_schedules (
      kind text PRIMARY KEY,
      next_at timestamptz(3) NOT NULL
    )`.execute(db);

  await sql`
    INSERT INTO jobs (kind, payload, due_at, tries, created_at)
    SELECT 'mail.' || kind, jsonb_build_object('address', address, 'language', language), due_at, tries, created_at
    FROM outgoing_mails ORDER BY id`.execute(db);
  await sql`DROP TABLE outgoing_mails`.execute(db);
}
