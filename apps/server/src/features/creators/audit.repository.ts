import type { AuditedLevel, CreatorTotals } from '@rondo/contract/creators';
import { type LevelSearchField, levelList, type Search, type SearchTerm } from '@rondo/domain/levels';
import type { PageWindow } from '@rondo/domain/paging';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/nested-rows.ts';
import { runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { levelSearchSql, patternSql, searchSql } from '../levels/index.ts';

export interface AuditQuery {
  readonly search: Search<LevelSearchField>;
  readonly hideVerified: boolean;
  readonly onlyVerified: boolean;
  /** Aliases of levels, creators and teams find nothing. */
  readonly excludeAliases: boolean;
  readonly window: PageWindow;
}

export type AuditedRow = Omit<AuditedLevel, 'team'>;

/** The levels of the page, and one more where there is one; each with its credits. */
export async function selectAudited(db: Db, query: AuditQuery): Promise<AuditedRow[]> {
  const values = new SqlValues();
  const text = `
    SELECT l.id, l.song, l.artist, d.ref::json AS difficulty, l.creator AS "legacyCreator", l.charter, l.vfxer,
      l.is_verified AS "isVerified", l.team_id AS "teamId",
      coalesce(${rowsOf(`SELECT c.id, c.name, k.role, c.aliases, c.is_verified AS "isVerified",
          k.is_verified AS "isCreditVerified",
          (SELECT count(DISTINCT x.level_id) FROM credits x WHERE x.creator_id = c.id) AS "levelCount"
        FROM credits k JOIN creators c ON c.id = k.creator_id
        WHERE k.level_id = l.id ORDER BY k.role, k.id`)}, '[]') AS "currentCreators"
    FROM (SELECT l.id ${fromSql(query, values)} ORDER BY l.id DESC
      LIMIT ${query.window.limit + 1} OFFSET ${query.window.offset}) i
    JOIN levels l ON l.id = i.id JOIN difficulties d ON d.id = l.diff_id ORDER BY l.id DESC`;
  const { rows } = await runText<AuditedRow>(db, text, values.all);
  return rows;
}

export async function countAudited(db: Db, query: AuditQuery): Promise<number> {
  const values = new SqlValues();
  const { rows } = await runText<{ count: number }>(
    db,
    `SELECT count(*)::int AS count ${fromSql(query, values)}`,
    values.all,
  );
  return rows[0]?.count ?? 0;
}

/** Levels that are not deleted, those of them that are verified, creators and teams. */
export async function countTotals(db: Db): Promise<Omit<CreatorTotals, 'merges'>> {
  const { rows } = await runText<CreatorTotals>(
    db,
    `SELECT count(*) AS levels, count(*) FILTER (WHERE is_verified) AS "verifiedLevels",
      (SELECT count(*) FROM creators WHERE merged_into_id IS NULL) AS creators,
      (SELECT count(*) FROM teams) AS teams
    FROM levels WHERE NOT is_deleted`,
    [],
  );
  const [totals] = rows;
  if (totals === undefined) throw new Error('a count has a row');
  return totals;
}

function fromSql(query: AuditQuery, values: SqlValues): string {
  const { search, hideVerified, onlyVerified, excludeAliases } = query;
  const where = ['NOT l.is_deleted'];
  if (hideVerified) where.push('NOT l.is_verified');
  if (onlyVerified) where.push('l.is_verified');
  if (search.kind === 'id') where.push(`l.id = ${values.add(search.id)}`);
  if (search.kind === 'terms')
    where.push(
      excludeAliases
        ? searchSql(search.groups, (term) => withoutAliases(term, values))
        : levelSearchSql(search.groups, values),
    );
  const join = search.kind === 'terms' ? 'JOIN level_search s ON s.level_id = l.id' : '';
  return `FROM levels l ${join} WHERE ${where.join(' AND ')}`;
}

/** The index finds by names and aliases; what it found is then held against names and texts alone. */
function withoutAliases(term: SearchTerm<LevelSearchField>, values: SqlValues): string {
  const pattern = patternSql(term, values);
  const credited = (role: string) => `EXISTS (SELECT FROM credits k JOIN creators c ON c.id = k.creator_id
    WHERE k.level_id = l.id ${role} AND search_value(c.name) LIKE ${pattern})`;
  const text = (column: string) => `search_value(l.${column}) LIKE ${pattern}`;
  const team = `EXISTS (SELECT FROM teams t WHERE t.id = l.team_id AND search_value(t.name) LIKE ${pattern})`;
  const own: Readonly<Record<LevelSearchField, readonly string[]>> = {
    song: [text('song')],
    artist: [text('artist')],
    charter: [text('charter'), credited(`AND k.role = 'charter'`)],
    vfxer: [text('vfxer'), credited(`AND k.role = 'vfxer'`)],
    creator: [text('creator'), credited('')],
    team: [text('team'), team],
  };
  const { field } = term;
  const alternatives =
    field === 'any' ? [...levelList.searchFields.map(text), credited(''), team] : own[field];
  const column = field === 'any' ? 's.anything' : `s.${field}`;
  return `${column} LIKE ${pattern} AND (${alternatives.join(' OR ')})`;
}
