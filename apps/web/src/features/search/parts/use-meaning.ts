import type { LevelSearchField, SearchPart } from '@rondo/domain/levels';
import type { PassSearchField } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Every field that a list can be searched by. */
export type SearchField = LevelSearchField | PassSearchField;

const kinds = {
  contains: { false: 'has', true: 'hasNot' },
  equals: { false: 'is', true: 'isNot' },
} as const;

/** Puts a part of a query into words, such as `artist contains “vale”`. */
export function useMeaning(): (part: SearchPart<SearchField>) => string {
  const { t } = useTranslation('search');
  return ({ meaning }) => {
    if (meaning.field === 'id') return t('meaning.id', { id: meaning.id });
    const { field, mode, isNegated, value } = meaning;
    const kind = kinds[mode][`${isNegated}`];
    return t(`meaning.${kind}`, { field: t(`field.${field}`), value });
  };
}
