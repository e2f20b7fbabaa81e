import {
  AUTO_ICON,
  defaultEmoji,
  type DifficultyType,
  isColour,
  isDifficultyBase,
  isIcon,
  MOST_DIFFICULTY_ID,
} from '@rondo/domain/difficulties';
import { decimal } from '@rondo/domain/format';
import { isVisible, nameKey, ownValue, readDecimal, readWhole } from '@rondo/domain/text';
import type { FieldCode } from '../../../../lib/form-errors.ts';
import type { DifficultyEdit, DifficultyUsage, NewDifficulty } from '../api.ts';

/** What the boxes of the form hold. */
export interface DifficultyDraft {
  readonly id: string;
  readonly name: string;
  readonly type: DifficultyType;
  readonly color: string;
  readonly baseScore: string;
  /** Drawn from name and colour; else `icon` is its address. */
  readonly isDrawn: boolean;
  readonly icon: string;
  /** Empty: drawn from the old name. */
  readonly legacyIcon: string;
  readonly emoji: string;
  readonly legacyEmoji: string;
  readonly legacy: string;
}

export function draftOf(row: DifficultyUsage): DifficultyDraft {
  return {
    id: String(row.id),
    name: row.name,
    type: row.type,
    color: row.color,
    baseScore: writtenBase(row.baseScore),
    isDrawn: row.hasDrawnIcon,
    icon: row.hasDrawnIcon ? '' : row.icon,
    legacyIcon: row.hasDrawnLegacyIcon ? '' : (row.legacyIcon ?? ''),
    emoji: row.emoji,
    legacyEmoji: row.legacyEmoji ?? '',
    legacy: row.legacy,
  };
}

/** A PGU one with the next id, as a new difficulty begins. */
export function newDraft(table: readonly DifficultyUsage[]): DifficultyDraft {
  return {
    id: String(Math.max(0, ...table.map(({ id }) => id)) + 1),
    name: '',
    type: 'PGU',
    color: '#A78BFA',
    baseScore: '0',
    isDrawn: true,
    icon: '',
    legacyIcon: '',
    emoji: '',
    legacyEmoji: '',
    legacy: '',
  };
}

/** A name brings its emoji and its old name along until those are typed. */
export function withName(draft: DifficultyDraft, name: string): DifficultyDraft {
  const emojiOf = (text: string) => (text.trim() === '' ? '' : defaultEmoji(text.trim()));
  return {
    ...draft,
    name,
    emoji: draft.emoji === emojiOf(draft.name) ? emojiOf(name) : draft.emoji,
    legacy: draft.legacy === draft.name ? name : draft.legacy,
  };
}

const writtenBase = (base: number) => (base === 0 ? '0' : decimal(base, 2).replaceAll(',', ''));
const baseOf = ({ baseScore }: DifficultyDraft) => readDecimal(baseScore) ?? Number.NaN;

export const idOf = ({ id }: DifficultyDraft) => readWhole(id) ?? Number.NaN;

/** What is wrong; the id counts only while it can be chosen. */
export function draftProblems(
  draft: DifficultyDraft,
  others: readonly DifficultyUsage[],
  isNew: boolean,
): FieldCode[] {
  const isId = idOf(draft) <= MOST_DIFFICULTY_ID;
  const base = baseOf(draft);
  const legacyIcon = draft.legacyIcon.trim();
  const problems: (FieldCode | false)[] = [
    isNew && !isId && { field: 'id', code: 'ID_INVALID' },
    isNew && others.some(({ id }) => id === idOf(draft)) && { field: 'id', code: 'ID_TAKEN' },
    !isVisible(draft.name) && { field: 'name', code: 'NAME_REQUIRED' },
    others.some((row) => nameKey(row.name) === nameKey(draft.name)) && {
      field: 'name',
      code: 'NAME_TAKEN',
    },
    !isColour(draft.color) && { field: 'color', code: 'COLOR_INVALID' },
    !(Number.isFinite(base) && isDifficultyBase(base)) && { field: 'baseScore', code: 'BASE_INVALID' },
    !isVisible(draft.emoji) && { field: 'emoji', code: 'EMOJI_REQUIRED' },
    !isVisible(draft.legacy) && { field: 'legacy', code: 'LEGACY_REQUIRED' },
    !draft.isDrawn && !isAddress(draft.icon.trim()) && { field: 'icon', code: 'ICON_INVALID' },
    legacyIcon !== '' && !isAddress(legacyIcon) && { field: 'legacyIcon', code: 'ICON_INVALID' },
  ];
  return problems.filter((problem) => problem !== false);
}

const isAddress = (text: string) => text !== AUTO_ICON && isIcon(text);

type Values = Omit<NewDifficulty, 'id' | 'sortOrder'>;

function valuesOf(draft: DifficultyDraft): Values {
  return {
    name: draft.name.trim(),
    type: draft.type,
    color: draft.color.toUpperCase(),
    baseScore: baseOf(draft),
    icon: draft.isDrawn ? AUTO_ICON : draft.icon.trim(),
    legacyIcon: draft.legacyIcon.trim() === '' ? AUTO_ICON : draft.legacyIcon.trim(),
    emoji: draft.emoji.trim(),
    legacyEmoji: isVisible(draft.legacyEmoji) ? draft.legacyEmoji.trim() : null,
    legacy: draft.legacy.trim(),
  };
}

/** The values that differ from those of `stored`. */
export function editOf(stored: DifficultyDraft, draft: DifficultyDraft): DifficultyEdit {
  const before: Record<string, unknown> = valuesOf(stored);
  const changed = Object.entries(valuesOf(draft)).filter(
    ([key, value]) => !Object.is(value, ownValue(before, key)),
  );
  return Object.fromEntries(changed);
}

/** A new difficulty stands behind all others. */
export function createdOf(draft: DifficultyDraft, table: readonly DifficultyUsage[]): NewDifficulty {
  const sortOrder = Math.max(0, ...table.map((row) => row.sortOrder)) + 1;
  return { id: idOf(draft), sortOrder, ...valuesOf(draft) };
}

/** Whether an edit may change a score: all else is a matter of looks. */
export const mayRescore = (edit: DifficultyEdit): boolean =>
  edit.baseScore !== undefined || edit.type !== undefined || edit.name !== undefined;
