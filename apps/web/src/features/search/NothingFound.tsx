import { explainSearch } from '@rondo/domain/levels';
import { formatCount } from '@rondo/domain/format';
import { type QueryKey, useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keys } from '../../lib/queries/keys.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type SearchField, useMeaning } from './parts/use-meaning.ts';

export interface NothingFoundProps {
  title: string;
  hint: string;
  query: string;
  fields: readonly SearchField[];
  /** Names the list and its filters. */
  listKey: QueryKey;
  /** How many rows another query would leave under the same filters. */
  countFor: (query: string, signal: AbortSignal) => Promise<number>;
  onQuery: (query: string) => void;
  /** The reset of everything. */
  action: ReactNode;
}

/** Bounds the calls to the server: each part of the query takes one. */
const most = 6;

/** An empty list that asks what each part of the query takes away, and names the one without which there is something. */
export function NothingFound(props: NothingFoundProps) {
  const { title, hint, query, fields, listKey, countFor, onQuery, action } = props;
  const { t } = useTranslation('search');
  const meaningOf = useMeaning();
  const { parts } = explainSearch(query, fields);
  const asked = parts.slice(0, most);
  const isWhole = asked.length > 1;
  const queries = [...asked.map(({ without }) => without), ...(isWhole ? [''] : [])];
  const counts = useQueries({
    queries: queries.map((other) => ({
      queryKey: keys.countOfQuery(listKey, other),
      queryFn: ({ signal }: { signal: AbortSignal }) => countFor(other, signal),
      retry: false,
    })),
  }).map(({ data }) => data);
  const culprits = asked.flatMap((part, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ part, count }] : [];
  });
  const isKnown = asked.length > 0 && counts.every((count) => count !== undefined);
  const withoutAll = counts.at(-1) ?? 0;
  return (
    <EmptyState plain title={title} action={action}>
      <p>{hint}</p>
      <div role="status" className="mt-4 grid justify-items-center gap-2 text-text empty:hidden">
        {culprits.map(({ part, count }) => (
          <Line
            key={part.start}
            text={t('nothing.without', { part: meaningOf(part), count, shown: formatCount(count) })}
            label={t('nothing.remove')}
            name={`${t('nothing.remove')}: ${meaningOf(part)}`}
            onPress={() => onQuery(part.without)}
          />
        ))}
        {isKnown && culprits.length === 0 ? (
          withoutAll > 0 ? (
            <Line text={t('nothing.together')} label={t('nothing.clear')} onPress={() => onQuery('')} />
          ) : (
            <p>{t('nothing.filters')}</p>
          )
        ) : null}
      </div>
    </EmptyState>
  );
}

interface LineProps {
  text: string;
  label: string;
  /** The button's name, where its text alone would not do. */
  name?: string;
  onPress: () => void;
}

function Line({ text, label, name, onPress }: LineProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      {text}
      <Button size="small" aria-label={name} onClick={onPress}>
        {label}
      </Button>
    </p>
  );
}
