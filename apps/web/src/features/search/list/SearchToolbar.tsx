import { type ReactNode, useState } from 'react';
import { queryProblemText } from '../../../lib/api/problem-text.ts';
import { loadAhead } from '../../../lib/connection/load-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { loadNamespaces } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { HelpIcon } from '../../../ui/icons.ts';
import { ListToolbar, type ListToolbarProps } from '../../../ui/ListToolbar.tsx';
import type { ExampleRows, SearchedList } from './searched-list.ts';

const SearchHelpDialog = lazyPart(() => import('./SearchHelpDialog.tsx'), 'SearchHelpDialog', 'search');

/** Fetches the parts of a query for somebody who is about to type, so that the first key need not wait for them. */
function prepareQueryParts(): void {
  loadAhead(() => Promise.all([import('./QueryParts.tsx'), loadNamespaces('search')]));
}

export interface SearchToolbarProps
  extends SearchedList,
    ExampleRows,
    Pick<ListToolbarProps, 'lead' | 'className'> {
  query: string;
  onChange: (changes: { query: string }, replace?: boolean) => void;
  /** Why there are no rows. */
  error: Error | null;
  /** The other controls. */
  children: ReactNode;
}

/** The row above a searched list: its search box with help, and controls. */
export function SearchToolbar(props: SearchToolbarProps) {
  const { texts, fields, exampleRows, query, onChange, error, children, ...look } = props;
  const { t } = useTranslation(texts);
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <ListToolbar
      {...look}
      search={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        value: query,
        error: queryProblemText(error),
        onSearch: (next) => onChange({ query: next }, true),
        onFocus: prepareQueryParts,
      }}
    >
      <IconButton icon={HelpIcon} label={t('term.searchHelp')} onClick={() => setHelpOpen(true)} />
      {children}
      {helpOpen ? (
        <SearchHelpDialog
          texts={texts}
          fields={fields}
          exampleRows={exampleRows}
          onClose={() => setHelpOpen(false)}
          onInsert={(example) => {
            setHelpOpen(false);
            onChange({ query: example });
          }}
        />
      ) : null}
    </ListToolbar>
  );
}
