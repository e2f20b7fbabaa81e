import type { LevelSearchField, SearchTerm } from '@rondo/domain/levels';
import type { SqlValues } from '../../platform/db/sql-values.ts';

/** Terms of a group hold together, groups are alternatives. */
type Groups<F extends string> = readonly (readonly SearchTerm<F>[])[];

/** The condition of a search over the columns of level_search, whose alias is `s`. */
export function levelSearchSql(groups: Groups<LevelSearchField>, values: SqlValues): string {
  return searchSql(groups, (term) => {
    const column = term.field === 'any' ? 's.anything' : `s.${term.field}`;
    return `${column} LIKE ${patternSql(term, values)}`;
  });
}

/** Puts the conditions of terms together as the grammar says (docs/rules/search.md#grammar). */
export function searchSql<F extends string>(
  groups: Groups<F>,
  termSql: (term: SearchTerm<F>) => string,
): string {
  const alternatives = groups.map((terms) =>
    terms.map((term) => (term.isNegated ? `NOT (${termSql(term)})` : `(${termSql(term)})`)).join(' AND '),
  );
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' OR ')})`;
}

/** The pattern of a term's value; the database folds it as it folded the column. */
export function patternSql(term: Pick<SearchTerm<string>, 'mode' | 'value'>, values: SqlValues): string {
  const value = values.add(term.value);
  return term.mode === 'equals' ? `like_equals(${value})` : `like_contains(${value})`;
}
