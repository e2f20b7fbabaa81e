import {
  compareReferenceTypes,
  formatReferenceText,
  parseReferenceType,
  type ReferenceType,
} from '@rondo/domain/references';
import type { ReferenceLevel } from './api.ts';

export interface ReferenceGroup {
  types: readonly ReferenceType[];
  levels: readonly ReferenceLevel[];
}

export function typesOf({ type }: ReferenceLevel): readonly ReferenceType[] {
  const read = parseReferenceType(type);
  return read.ok ? read.types : [];
}

/** Levels by type: more members first, then the sequence of types, untyped last (docs/rules/references.md#types). */
export function groupsOf(levels: readonly ReferenceLevel[]): ReferenceGroup[] {
  const groups = new Map<string, { types: readonly ReferenceType[]; levels: ReferenceLevel[] }>();
  for (const level of levels) {
    const group = groups.get(level.type) ?? { types: typesOf(level), levels: [] };
    group.levels.push(level);
    groups.set(level.type, group);
  }
  return [...groups.values()].sort((a, b) => compareReferenceTypes(a.types, b.types));
}

/** The text that staff edit. */
export function textOf(levels: readonly ReferenceLevel[]): string {
  return formatReferenceText(levels.map((level) => ({ levelId: level.id, types: typesOf(level) })));
}
