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

export interface ReferenceLineProblem {
  /** 1-based. */
  readonly line: number;
  readonly code: ReferenceProblem;
}

export interface ReferenceText {
  readonly references: readonly LevelReference[];
  readonly problems: readonly ReferenceLineProblem[];
}

const MAX_ID = 2_147_483_647;

/**
 * Reads "TYPE: id, id" or "id, id" line by line (docs/rules/references.md#lines): what is no id is dropped, a level
 * keeps its first line.
 */
export function parseReferenceText(text: string): ReferenceText {
  const references = new Map<number, LevelReference>();
  const problems: ReferenceLineProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cut = line.indexOf(':');
    const type = parseReferenceType(cut < 0 ? '' : line.slice(0, cut));
    if (!type.ok) {
      problems.push({ line: index + 1, code: type.code });
      continue;
    }
    for (const levelId of idsIn(line.slice(cut + 1))) {
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

function idsIn(text: string): readonly number[] {
  const numbers = text.split(',').map((part) => (/^\s*\d{1,10}\s*$/.test(part) ? Number(part) : 0));
  return numbers.filter((id) => id > 0 && id <= MAX_ID);
}
