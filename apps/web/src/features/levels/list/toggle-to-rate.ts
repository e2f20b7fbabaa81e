import type { QueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { toast } from '../../../ui/toast.ts';

type Rated = { readonly id: number; readonly toRate: boolean };

/** Opens or closes a level's rating. It shows at once, and is reverted when the server refuses. */
export async function toggleToRate(queries: QueryClient, { id, toRate }: Rated): Promise<void> {
  show(queries, { id, toRate: !toRate });
  try {
    await answer(
      api.PUT('/v2/database/levels/{id}/toRate', { params: { path: { id } }, body: { toRate: !toRate } }),
    );
  } catch (error) {
    show(queries, { id, toRate });
    toast.danger(problemText(error));
  }
  void catalogueChanged(queries, { of: 'level' }, [keys.levels.lists]);
}

/** In every list that is kept. */
function show(queries: QueryClient, { id, toRate }: Rated): void {
  queries.setQueriesData<{ results: readonly Rated[] }>({ queryKey: keys.levels.lists }, (page) =>
    page?.results.some((level) => level.id === id)
      ? { ...page, results: page.results.map((level) => (level.id === id ? { ...level, toRate } : level)) }
      : page,
  );
}
