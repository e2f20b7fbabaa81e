import { explainSearch } from '@rondo/domain/levels';
import { type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { rove } from '../../../ui/roving-focus.ts';
import { QueryWarning } from './QueryWarning.tsx';
import type { SearchField } from './searched-list.ts';
import { useMeaning } from './use-meaning.ts';
import './QueryParts.css';

export interface QueryPartsProps {
  query: string;
  fields: readonly SearchField[];
  onQuery: (query: string) => void;
}

/**
 * A query in words, a chip for each of its parts. A press, Enter, Delete or Backspace takes a part away; arrows move
 * between them. Likely mistakes are named below.
 */
export const QueryParts = memo(function QueryParts({ query, fields, onQuery }: QueryPartsProps) {
  const { t } = useTranslation('search');
  const meaningOf = useMeaning();
  const list = useRef<HTMLUListElement>(null);
  const { parts, warnings } = explainSearch(query, fields);
  if (parts.length === 0 && warnings.length === 0) return null;

  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-roving]');
    // The chip after a removed one takes its place, and with it the focus.
    if (index === parts.length - 1)
      (buttons?.[index - 1] ?? document.querySelector<HTMLElement>('[data-shortcut="search"]'))?.focus();
    onQuery(parts[index]?.without ?? '');
  };
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(index);
    } else rove(event, index, parts.length, list.current);
  };
  return (
    <div className="-mt-2 mb-4 grid grid-cols-1 gap-2">
      {parts.length === 0 ? null : (
        <ul ref={list} className="flex flex-wrap gap-2" aria-label={t('parts.label')}>
          {parts.map((part, index) => (
            <li key={index} className="flex max-w-full min-w-0 items-center gap-2">
              {part.joint.includes('|') ? (
                <span className="text-12/[inherit] text-faint">{t('parts.or')}</span>
              ) : null}
              <button
                type="button"
                data-roving
                className="query-part"
                aria-label={t('parts.remove', { part: meaningOf(part) })}
                onClick={() => remove(index)}
                onKeyDown={(event) => press(event, index)}
              >
                <span className="ell">{meaningOf(part)}</span>
                <Icon of={CloseIcon} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {warnings.map((warning) => (
          <QueryWarning
            key={`${warning.kind} ${warning.start}`}
            query={query}
            warning={warning}
            onQuery={onQuery}
          />
        ))}
      </div>
    </div>
  );
});
