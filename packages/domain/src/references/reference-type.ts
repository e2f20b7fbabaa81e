import { halfWidth } from '../text/index.ts';

/** Members of a reference type, in the order in which they are stored (docs/rules/references.md#types). */
export const REFERENCE_TYPES = ['ROLLING', 'INDEXING', 'TECH', 'KEYCOUNT', 'KEYCOUNT_PLUS'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

export const REFERENCE_LETTERS: Readonly<Record<ReferenceType, string>> = {
  ROLLING: 'R',
  INDEXING: 'I',
  TECH: 'T',
  KEYCOUNT: 'K',
  KEYCOUNT_PLUS: 'K+',
};

export type ReferenceProblem = 'REFERENCE_FORMAT' | 'REFERENCE_COMBINATION';

export type ReferenceTypeResult =
  | { readonly ok: true; readonly types: readonly ReferenceType[] }
  | { readonly ok: false; readonly code: ReferenceProblem };

const MEMBER =
  /^(?:(R|ROLLING)|(I|INDEXING)|(T|TECH)|(K\+(?!(?:[RITK]|ROLLING|INDEXING|TECH|KEYCOUNT))|KEYCOUNT_PLUS)|(K|KEYCOUNT))(?![A-Z_])/i;
const IN_MATCH_ORDER = ['ROLLING', 'INDEXING', 'TECH', 'KEYCOUNT_PLUS', 'KEYCOUNT'] as const;

/** Reads letters or names joined with "+", any case and width, in any order; blank = no type. Never throws. */
export function parseReferenceType(text: string): ReferenceTypeResult {
  const found: ReferenceType[] = [];
  let rest = halfWidth(text).replace(/\s+/g, '');
  while (rest !== '') {
    const match = MEMBER.exec(rest);
    const type = match && IN_MATCH_ORDER[match.slice(1).findIndex((group) => group !== undefined)];
    if (!match || type === undefined || type === null) return { ok: false, code: 'REFERENCE_FORMAT' };
    found.push(type);
    rest = rest.slice(match[0].length);
    if (rest !== '' && !/^\+./.test(rest)) return { ok: false, code: 'REFERENCE_FORMAT' };
    rest = rest.slice(1);
  }
  const types = REFERENCE_TYPES.filter((type) => found.includes(type));
  const isMixed = types.includes('KEYCOUNT') && types.includes('KEYCOUNT_PLUS');
  return types.length < found.length || isMixed
    ? { ok: false, code: 'REFERENCE_COMBINATION' }
    : { ok: true, types };
}

/** The stored text, "ROLLING+TECH"; empty for no type. */
export function referenceTypeText(types: readonly ReferenceType[]): string {
  return types.join('+');
}

/** The text that staff type and read, "R+T". */
export function referenceTypeLetters(types: readonly ReferenceType[]): string {
  return types.map((type) => REFERENCE_LETTERS[type]).join('+');
}

/** Order of groups: more members first, then by the sequence of types; no type last. */
export function compareReferenceTypes(a: readonly ReferenceType[], b: readonly ReferenceType[]): number {
  if (a.length !== b.length) return b.length - a.length;
  for (const [index, type] of a.entries()) {
    const other = b[index] ?? type;
    if (type !== other) return REFERENCE_TYPES.indexOf(type) - REFERENCE_TYPES.indexOf(other);
  }
  return 0;
}
