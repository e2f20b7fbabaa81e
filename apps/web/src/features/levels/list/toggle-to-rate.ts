import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { toast } from '../../../ui/toast.ts';

const lists = keyOf('filterLevels');

type Rated = { readonly id: number; readonly toRate: boolean };

/** Opens or closes a level's rating. It shows at once, and is reverted when the server refuses. */
export async function toggleToRate(queries: QueryClient, { id, toRate }: Rated): Promise<void> {
  show(queries, { id, toRate: !toRate });
  try {
    await call('setToRate', { id, body: { toRate: !toRate } });
  } catch (error) {
    show(queries, { id, toRate });
    toast.danger(problemText(error));
  }
  void catalogueChanged(queries, { of: 'level' }, [lists]);
}

/** In every list that is kept. */
function show(queries: QueryClient, { id, toRate }: Rated): void {
  queries.setQueriesData<{ results: readonly Rated[] }>({ queryKey: lists }, (page) =>
    page?.results.some((level) => level.id === id)
      ? { ...page, results: page.results.map((level) => (level.id === id ? { ...level, toRate } : level)) }
      : page,
  );
}
