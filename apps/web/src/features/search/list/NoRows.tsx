import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { NothingFoundProps } from './NothingFound.tsx';
import type { SearchedList } from './searched-list.ts';

const NothingFound = lazyPart(() => import('./NothingFound.tsx'), 'NothingFound', 'search');

export interface NoRowsProps extends SearchedList, Pick<NothingFoundProps, 'query' | 'rowsOf'> {
  onChange: (changes: { query: string }) => void;
  onReset: () => void;
}

/** No row matches, and which part of the query empties the list. */
export function NoRows({ texts, fields, query, rowsOf, onChange, onReset }: NoRowsProps) {
  const { t } = useTranslation(texts);
  return (
    <EmptyState
      plain={query !== ''}
      title={t('list.empty')}
      action={<Button onClick={onReset}>{t('action.reset')}</Button>}
    >
      <p>{t('list.emptyHint')}</p>
      {query === '' ? null : (
        <NothingFound
          query={query}
          fields={fields}
          rowsOf={rowsOf}
          onQuery={(next) => onChange({ query: next })}
        />
      )}
    </EmptyState>
  );
}
