import { creatorEndpoints } from '@rondo/contract/creators';
import { creatorSort } from '@rondo/domain/creators';
import { CREATORS_PAGE, pageOffset, pageWindow } from '@rondo/domain/paging';
import { textLength } from '@rondo/domain/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, found, Problem } from '../../platform/http/problem.ts';
import { routeWith } from '../../platform/http/route.ts';
import { countCreators, findIds, selectCreatorIds } from './creator-read.repository.ts';
import { presentCreators, presentTeams } from './present.ts';
import { selectTeamIds } from './team-read.repository.ts';

const LONGEST_SEARCH = 255;
const LONGEST_NAME_PART = 100;
const single = { keptForVisitors: true } as const;
const list = { ...single, limit: 'lists' } as const;

export function registerCreatorReads(app: FastifyInstance, { db }: Deps): void {
  routeWith(app, creatorEndpoints.creators, list, async ({ query, viewer }) => {
    const filter = {
      search: searchText(query.search),
      hideVerified: query.hideVerified ?? false,
      onlyVerified: query.onlyVerified ?? false,
      excludeAliases: query.excludeAliases ?? false,
    };
    const { limit } = pageWindow(query, CREATORS_PAGE);
    const offset = pageOffset(query.page, limit);
    const ids = await selectCreatorIds(db, filter, creatorSort(query.sort), { limit, offset });
    const results = await presentCreators(db, ids.slice(0, limit), viewer);
    return { results, count: await countCreators(db, filter), hasMore: ids.length > limit };
  });
  routeWith(app, creatorEndpoints.searchCreators, list, async ({ params, viewer }) =>
    presentCreators(db, await findIds(db, 'creators', namePart(params.query), 30), viewer),
  );
  routeWith(app, creatorEndpoints.creator, single, async ({ params, viewer }) =>
    found((await presentCreators(db, [params.id], viewer))[0]),
  );
  routeWith(app, creatorEndpoints.teams, list, async ({ query, viewer }) => {
    const page = pageWindow(query, CREATORS_PAGE);
    return presentTeams(db, await selectTeamIds(db, searchText(query.search), page), viewer);
  });
  routeWith(app, creatorEndpoints.searchTeams, list, async ({ params, viewer }) =>
    presentTeams(db, await findIds(db, 'teams', namePart(params.query), 10), viewer),
  );
  routeWith(app, creatorEndpoints.team, single, async ({ params, viewer }) =>
    found((await presentTeams(db, [params.id], viewer))[0]),
  );
}

function searchText(text: string | undefined): string {
  const search = text?.trim() ?? '';
  if (textLength(search) > LONGEST_SEARCH) throw new Problem('QUERY_TOO_LONG');
  return search;
}

/** 1 to 100 characters. */
function namePart(text: string): string {
  const part = text.trim();
  const length = textLength(part);
  if (length === 0 || length > LONGEST_NAME_PART)
    throw fieldProblem('VALIDATION_FAILED', 'query', {
      code: 'OUT_OF_RANGE',
      message: 'Must have 1 to 100 characters.',
    });
  return part;
}
