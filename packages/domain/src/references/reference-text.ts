import { readIds } from '../text/index.ts';
import {
  compareReferenceTypes,
  parseReferenceType,
  type ReferenceProblem,
  type ReferenceType,
  referenceTypeLetters,
} from './reference-type.ts';

export interface LevelReference {
  readonly levelId: number;
  readonly types: readonly ReferenceType[];
}

/** What cannot be read of a line, which is 1-based; `unread`: the pieces that are no id, as they were typed. */
export type ReferenceLineProblem =
  | { readonly line: number; readonly code: ReferenceProblem }
  | { readonly line: number; readonly code: 'NO_ID'; readonly unread: readonly string[] };

export interface ReferenceText {
  readonly references: readonly LevelReference[];
  readonly problems: readonly ReferenceLineProblem[];
}

/**
 * Reads "TYPE: id, id" or "id, id" line by line (docs/rules/references.md#lines): a level keeps its first line, and
 * what is neither type nor id is a problem.
 */
export function parseReferenceText(text: string): ReferenceText {
  const references = new Map<number, LevelReference>();
  const problems: ReferenceLineProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cut = line.search(/[:：]/);
    const type = parseReferenceType(cut < 0 ? '' : line.slice(0, cut));
    if (!type.ok) {
      problems.push({ line: index + 1, code: type.code });
      continue;
    }
    const { ids, unread } = readIds(line.slice(cut + 1));
    if (unread.length > 0) problems.push({ line: index + 1, code: 'NO_ID', unread });
    for (const levelId of ids) {
      if (!references.has(levelId)) references.set(levelId, { levelId, types: type.types });
    }
  }
  return { references: [...references.values()], problems };
}

/** The text of a difficulty's references: one line per type, levels by id. */
export function formatReferenceText(references: readonly LevelReference[]): string {
  return groupReferences(references)
    .map(
      ({ types, levelIds }) =>
        `${types.length > 0 ? `${referenceTypeLetters(types)}: ` : ''}${levelIds.join(', ')}`,
    )
    .join('\n');
}

/** References by type, in the order of the popup. */
function groupReferences(
  references: readonly LevelReference[],
): readonly { readonly types: readonly ReferenceType[]; readonly levelIds: readonly number[] }[] {
  const groups = new Map<string, { types: readonly ReferenceType[]; levelIds: number[] }>();
  for (const { types, levelId } of references) {
    const key = referenceTypeLetters(types);
    const group = groups.get(key) ?? { types, levelIds: [] };
    group.levelIds.push(levelId);
    groups.set(key, group);
  }
  for (const { levelIds } of groups.values()) levelIds.sort((a, b) => a - b);
  return [...groups.values()].sort((a, b) => compareReferenceTypes(a.types, b.types));
}
