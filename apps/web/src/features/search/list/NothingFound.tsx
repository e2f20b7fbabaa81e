import { explainSearch } from '@rondo/domain/levels';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { madeKey } from '../../../lib/queries/key.ts';
import type { RowSource } from '../../../lib/rows/list-view.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SearchField } from './searched-list.ts';
import { useMeaning } from './use-meaning.ts';

export interface NothingFoundProps {
  query: string;
  fields: readonly SearchField[];
  /** The rows that another query would leave under the same filters. */
  rowsOf: (query: string) => RowSource<unknown>;
  onQuery: (query: string) => void;
}

/** Bounds the calls to the server: each part of the query takes one. */
const most = 6;

/** Asks how much each part of a query excludes when a list is empty, and names the one without which there is something. */
export function NothingFound({ query, fields, rowsOf, onQuery }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const meaningOf = useMeaning();
  const { parts } = explainSearch(query, fields);
  const asked = parts.slice(0, most);
  const isWhole = asked.length > 1;
  const queries = [...asked.map(({ without }) => without), ...(isWhole ? [''] : [])];
  const counts = useQueries({
    queries: queries.map((other) => ({
      queryKey: madeKey('search', 'without', ...rowsOf(query).key, other),
      queryFn: ({ signal }: { signal: AbortSignal }) => rowsOf(other).load(0, signal, 1),
      retry: false,
    })),
  }).map(({ data }) => data?.count);
  const culprits = asked.flatMap((part, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ part, count }] : [];
  });
  const isKnown = asked.length > 0 && counts.every((count) => count !== undefined);
  const withoutAll = counts.at(-1) ?? 0;
  return (
    <div role="status" className="mt-4 grid justify-items-center gap-2 wrap-anywhere text-text empty:hidden">
      {culprits.map(({ part, count }) => (
        <Line
          key={part.start}
          text={t('nothing.without', { part: meaningOf(part), count })}
          label={t('nothing.remove')}
          name={t('joined.labelled', { label: t('nothing.remove'), value: meaningOf(part) })}
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
