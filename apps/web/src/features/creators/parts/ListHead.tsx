import { type ComponentType, type ReactNode, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlusIcon } from '../../../ui/icons.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { Said } from '../../../ui/Said.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import { checkedStates } from '../search-params.ts';
import { useCreatorsSearch } from '../use-creators-search.ts';
import type { ListKind } from './EmptyList.tsx';

export interface ListHeadProps {
  kind: ListKind;
  /** How many there are, in words; null until they are known, and where there is none. */
  counted: string | null;
  /** There is none. */
  isEmpty: boolean;
  /** Why there is no list; of a search that can't be read it stands at its box. */
  error: Error | null;
  /** What makes a new one. */
  add?: { label: string; Dialog: ComponentType<{ onClose: () => void }> } | undefined;
  /** Controls beside the filters. */
  children?: ReactNode;
}

/** Search box and filters of a list, and how much it found. */
export function ListHead({ kind, counted, isEmpty, error, add, children }: ListHeadProps) {
  const { t } = useTranslation('pages/creators');
  const { search, filter } = useCreatorsSearch();
  // How many there are in all stands in the tab.
  const isFiltered = search.query !== '' || search.state !== 'all' || search.excludeAliases;
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListToolbar
        search={{
          label: t(`list.search.${kind}`),
          placeholder: t(`list.search.${kind}`),
          value: search.query,
          onSearch: (query) => filter({ query }, true),
          error: isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null,
        }}
      >
        {kind === 'teams' ? null : (
          <>
            <SegmentedControl
              label={t('term.state')}
              value={search.state}
              segments={checkedStates.map((value) => ({ value, label: t(`list.state.${value}`) }))}
              onChange={(state) => filter({ state })}
            />
            <ToggleChip
              className="self-center"
              pressed={search.excludeAliases}
              onChange={(excludeAliases) => filter({ excludeAliases })}
            >
              {t('list.excludeAliases')}
            </ToggleChip>
          </>
        )}
        {children}
        {add ? (
          <Button variant="primary" icon={PlusIcon} onClick={() => setAdding(true)}>
            {add.label}
          </Button>
        ) : null}
      </ListToolbar>
      {/* More of them come on request as well, and the address stays. */}
      <Said
        by={JSON.stringify([search, counted])}
        text={counted ?? (isEmpty ? t('term.nothingFound') : null)}
      />
      {isFiltered ? <p className="mb-2 text-muted">{counted}</p> : null}
      {add && isAdding ? <add.Dialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
