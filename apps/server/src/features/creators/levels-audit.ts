import type { creditEndpoints } from '@rondo/contract/credits';
import { LEVEL_SEARCH_FIELDS, parseSearch } from '@rondo/domain/levels';
import { AUDIT_PAGE, pageWindow } from '@rondo/domain/paging';
import type { z } from 'zod';
import type { Deps } from '../../platform/feature.ts';
import { pageText } from '../../platform/http/page-text.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { JsonText } from '../../platform/http/reply.ts';
import { atLeastShown, countKnownFrom } from '../../platform/paging/count-of-page.ts';
import { type AuditWish, countAudited, selectAudited } from './audit.repository.ts';
import { teamJson } from './team-read.repository.ts';

type Query = z.output<typeof creditEndpoints.levelsAudit.schema.querystring>;

/** Levels that a team carries in this list. */
const MOST_TEAM_LEVELS = 20;

/**
 * A page of levels with their credits, newest first.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export async function levelsAudit({ db }: Pick<Deps, 'db'>, query: Query): Promise<JsonText> {
  const parsed = parseSearch(query.search ?? '', LEVEL_SEARCH_FIELDS);
  if (!parsed.ok) throw new Problem(parsed.code);
  const wish: AuditWish = {
    search: parsed.search,
    hideVerified: query.hideVerified ?? false,
    excludeAliases: query.excludeAliases ?? false,
    window: pageWindow(query, AUDIT_PAGE),
  };
  const found = await selectAudited(db, wish);
  const shown = found.slice(0, wish.window.limit);
  const count = countKnownFrom(found.length, wish.window) ?? (await countAudited(db, wish));
  const teamIds = [...new Set(shown.flatMap(({ teamId }) => teamId ?? []))];
  const view = { isSuperAdmin: true, mostLevels: MOST_TEAM_LEVELS };
  const texts = await teamJson(db, teamIds, view);
  const teams = new Map(teamIds.map((id, index) => [id, texts[index]]));
  const rows = shown.map(
    ({ item, teamId }) => `${item.slice(0, -1)},"team":${teams.get(teamId ?? 0) ?? 'null'}}`,
  );
  return pageText(rows, atLeastShown(count, found.length, wish.window), found.length > shown.length);
}
