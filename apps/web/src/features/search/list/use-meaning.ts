import type { SearchPart } from '@rondo/domain/levels';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { SearchField } from './searched-list.ts';

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
