import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

/**
 * Removes the demo community with everything that depends on its levels and players, whoever made it: passes, ratings,
 * submissions, references, announcements. What the site has come to build on stays: a demo creator or team that a
 * remaining level names becomes one of the site, and so does a channel or role that is used; an account that the log or a remaining row names is closed instead.
 * The statistics of the remaining players are to be recomputed afterwards.
 */
export async function removeDemo(trx: Trx) {
  await markWhatGoes(trx);
  const removed: { readonly what: string; readonly count: number }[] = [];
  for (const [what, statement] of DELETIONS) {
    const { numAffectedRows = 0n } = await sql.raw(statement).execute(trx);
    if (what !== '') removed.push({ what, count: Number(numAffectedRows) });
  }
  return removed;
}

const GOING_LEVELS = 'SELECT id FROM demo_levels';
const GOING_PLAYERS = 'SELECT id FROM demo_players';
const GOING_PASSES = `SELECT id FROM passes WHERE level_id IN (${GOING_LEVELS}) OR player_id IN (${GOING_PLAYERS})`;
const GOING_RATINGS = `SELECT id FROM ratings WHERE level_id IN (${GOING_LEVELS})`;
const GOING_SUBMISSIONS = `SELECT id FROM level_submissions WHERE origin = 'demo' OR level_id IN (${GOING_LEVELS})`;

/** A demo player into whom a player of the site was merged, or whom an account took over, belongs to the site. */
async function markWhatGoes(trx: Trx): Promise<void> {
  await sql`CREATE TEMPORARY TABLE demo_levels ON COMMIT DROP AS SELECT id FROM levels WHERE origin = 'demo'`.execute(
    trx,
  );
  await sql`
    CREATE TEMPORARY TABLE demo_players ON COMMIT DROP AS SELECT id FROM players p WHERE origin = 'demo'
      AND NOT EXISTS (SELECT FROM players m WHERE m.merged_into_id = p.id AND m.origin <> 'demo')
      AND NOT EXISTS (SELECT FROM users u WHERE u.player_id = p.id AND u.origin <> 'demo')`.execute(trx);
  await sql`ANALYZE demo_levels, demo_players`.execute(trx);
}

/** Messages of the past that tell of nothing but what goes. */
const GOING_MESSAGES = `SELECT t.job_id FROM announcement_targets t JOIN announcements a ON a.id = t.announcement_id
  GROUP BY t.job_id HAVING bool_and(a.level_id IN (${GOING_LEVELS})
    OR coalesce(a.pass_id IN (${GOING_PASSES}), false))`;

const CREATOR_IN_USE = `EXISTS (SELECT FROM credits x WHERE x.creator_id = c.id)
  OR EXISTS (SELECT FROM credit_requests x WHERE x.creator_id = c.id)
  OR EXISTS (SELECT FROM creators x WHERE x.merged_into_id = c.id AND x.origin <> 'demo')
  OR EXISTS (SELECT FROM users u WHERE u.id = c.user_id AND u.origin <> 'demo')`;

const TEAM_IN_USE = `EXISTS (SELECT FROM levels x WHERE x.team_id = t.id)
  OR EXISTS (SELECT FROM team_requests x WHERE x.team_id = t.id)`;

const USER_IN_USE = `EXISTS (SELECT FROM audit_log x WHERE x.actor_id = u.id)
  OR EXISTS (SELECT FROM merges x WHERE x.actor_id = u.id)
  OR EXISTS (SELECT FROM rating_details x WHERE x.user_id = u.id)
  OR EXISTS (SELECT FROM level_submissions x WHERE u.id IN (x.submitter_id, x.decided_by_id, x.claimed_by_id))
  OR EXISTS (SELECT FROM pass_submissions x WHERE u.id IN (x.submitter_id, x.decided_by_id, x.claimed_by_id))`;

const CHANNEL_IN_USE = `(c.webhook_url <> '' AND c.gone_at IS NULL)
  OR EXISTS (SELECT FROM directive_actions x WHERE x.channel_id = c.id)
  OR EXISTS (SELECT FROM announcement_targets x WHERE x.channel_id = c.id)`;

const ROLE_IN_USE = `EXISTS (SELECT FROM directive_actions x WHERE x.role_id = r.id)
  OR EXISTS (SELECT FROM announcement_targets x WHERE x.role_id = r.id)`;

const DEMO_USERS = `SELECT id FROM users WHERE origin = 'demo'`;

/** Statements in the order that the foreign keys ask for; those with a name are reported. */
const DELETIONS: readonly (readonly [what: string, statement: string])[] = [
  [
    'pass submissions',
    `DELETE FROM pass_submissions WHERE origin = 'demo' OR level_id IN (${GOING_LEVELS}) OR pass_id IN (${GOING_PASSES})`,
  ],
  [
    '',
    `UPDATE pass_submissions SET assigned_player_id = NULL, passer_request = true WHERE assigned_player_id IN (${GOING_PLAYERS})`,
  ],
  ['', `DELETE FROM credit_requests WHERE submission_id IN (${GOING_SUBMISSIONS})`],
  ['', `DELETE FROM team_requests WHERE submission_id IN (${GOING_SUBMISSIONS})`],
  ['level submissions', `DELETE FROM level_submissions WHERE id IN (${GOING_SUBMISSIONS})`],
  ['', `DELETE FROM rating_details WHERE rating_id IN (${GOING_RATINGS})`],
  ['ratings', `DELETE FROM ratings WHERE id IN (${GOING_RATINGS})`],
  ['', `DELETE FROM jobs WHERE finished_at IS NOT NULL AND id IN (${GOING_MESSAGES})`],
  ['passes', `DELETE FROM passes WHERE id IN (${GOING_PASSES})`],
  ['', `DELETE FROM level_references WHERE level_id IN (${GOING_LEVELS})`],
  ['', `DELETE FROM level_changes WHERE level_id IN (${GOING_LEVELS})`],
  ['', `DELETE FROM level_aliases WHERE level_id IN (${GOING_LEVELS})`],
  ['', `DELETE FROM credits WHERE level_id IN (${GOING_LEVELS})`],
  ['levels', `DELETE FROM levels WHERE id IN (${GOING_LEVELS})`],
  ['announcement rules', `DELETE FROM directives WHERE origin = 'demo'`],
  ['', `UPDATE chat_channels c SET origin = 'site' WHERE origin = 'demo' AND (${CHANNEL_IN_USE})`],
  ['channels', `DELETE FROM chat_channels WHERE origin = 'demo'`],
  ['', `UPDATE chat_roles r SET origin = 'site' WHERE origin = 'demo' AND (${ROLE_IN_USE})`],
  ['', `DELETE FROM chat_roles WHERE origin = 'demo'`],
  ['', `UPDATE creators SET user_id = NULL WHERE user_id IN (${DEMO_USERS})`],
  ['', `UPDATE creators c SET origin = 'site' WHERE origin = 'demo' AND (${CREATOR_IN_USE})`],
  ['', `UPDATE teams t SET origin = 'site' WHERE origin = 'demo' AND (${TEAM_IN_USE})`],
  [
    '',
    `DELETE FROM team_members WHERE team_id IN (SELECT id FROM teams WHERE origin = 'demo')
      OR creator_id IN (SELECT id FROM creators WHERE origin = 'demo')`,
  ],
  ['teams', `DELETE FROM teams WHERE origin = 'demo'`],
  ['creators', `DELETE FROM creators WHERE origin = 'demo'`],
  ['', `DELETE FROM sessions WHERE user_id IN (${DEMO_USERS})`],
  ['', `DELETE FROM email_tokens WHERE user_id IN (${DEMO_USERS})`],
  ['', `DELETE FROM user_providers WHERE user_id IN (${DEMO_USERS})`],
  ['', `DELETE FROM idempotency_keys WHERE user_id IN (${DEMO_USERS})`],
  ['', `UPDATE users SET player_id = NULL WHERE player_id IN (${GOING_PLAYERS})`],
  [
    'accounts, which were closed because other rows name them',
    `UPDATE users u SET origin = 'site', password_hash = NULL, is_rater = false, is_super_admin = false,
      closed_at = now(), permission_version = permission_version + 1
      WHERE origin = 'demo' AND (${USER_IN_USE})`,
  ],
  ['accounts', `DELETE FROM users WHERE origin = 'demo'`],
  ['players', `DELETE FROM players WHERE id IN (${GOING_PLAYERS})`],
  ['', `UPDATE players SET origin = 'site' WHERE origin = 'demo'`],
];
