import type { creatorEndpoints } from '@rondo/contract/creators';
import { levelList, parseSearch } from '@rondo/domain/levels';
import { AUDIT_PAGE, pageWindow } from '@rondo/domain/paging';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import { type AuditQuery, countAudited, selectAudited } from './audit.repository.ts';
import { presentTeams } from './present.ts';

type Query = z.output<typeof creatorEndpoints.levelsAudit.schema.querystring>;

/** Levels that a team carries in this list. */
const MOST_TEAM_LEVELS = 20;

/**
 * A page of levels with their credits, newest first.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export async function levelsAudit(db: Db, query: Query) {
  const parsed = parseSearch(query.search ?? '', levelList.searchFields);
  if (!parsed.ok) throw new Problem(parsed.code);
  const auditQuery: AuditQuery = {
    search: parsed.search,
    hideVerified: query.hideVerified ?? false,
    onlyVerified: query.onlyVerified ?? false,
    excludeAliases: query.excludeAliases ?? false,
    window: pageWindow(query, AUDIT_PAGE),
  };
  const found = await selectAudited(db, auditQuery);
  const { results: shown, ...page } = await pageOf(found, auditQuery.window, () =>
    countAudited(db, auditQuery),
  );
  const teamIds = [...new Set(shown.flatMap(({ teamId }) => teamId ?? []))];
  const teams = await presentTeams(db, teamIds, { isSuperAdmin: true }, MOST_TEAM_LEVELS);
  const results = shown.map((level) => ({
    ...level,
    team: teams.find(({ id }) => id === level.teamId) ?? null,
  }));
  return { ...page, results };
}
