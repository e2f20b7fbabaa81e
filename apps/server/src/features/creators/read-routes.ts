import { creatorEndpoints } from '@rondo/contract/creators';
import { creatorSort } from '@rondo/domain/creators';
import { CREATORS_PAGE, pageOffset, pageWindow } from '@rondo/domain/paging';
import { textLength } from '@rondo/domain/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { countCreators, findCreatorIds, selectCreatorIds } from './creator-read.repository.ts';
import { presentCreators, presentTeams } from './present.ts';
import { findTeamIds, selectTeamIds } from './team-read.repository.ts';

const LONGEST_SEARCH = 255;
const LONGEST_NAME_PART = 100;
const limit = 'lists';

export function registerCreatorReads(app: FastifyInstance, { db }: Deps): void {
  route(
    app,
    creatorEndpoints.creators,
    async ({ query, viewer }) => {
      const filter = {
        search: searchText(query.search),
        hideVerified: query.hideVerified ?? false,
        excludeAliases: query.excludeAliases ?? false,
      };
      const { limit: size } = pageWindow(query, CREATORS_PAGE);
      const offset = pageOffset(query.page, size);
      const ids = await selectCreatorIds(db, filter, creatorSort(query.sort), { limit: size, offset });
      const results = await presentCreators(db, ids.slice(0, size), viewOf(viewer));
      return { results, count: await countCreators(db, filter), hasMore: ids.length > size };
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.searchCreators,
    async ({ params, viewer }) => {
      const ids = await findCreatorIds(db, namePart(params.query), 30);
      return presentCreators(db, ids, viewOf(viewer));
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.creator,
    async ({ params, viewer }) => {
      const [creator] = await presentCreators(db, [params.id], viewOf(viewer));
      if (creator === undefined) throw new Problem('NOT_FOUND');
      return creator;
    },
    { keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.teams,
    async ({ query, viewer }) => {
      const page = pageWindow(query, CREATORS_PAGE);
      const ids = await selectTeamIds(db, searchText(query.search), page);
      return presentTeams(db, ids, viewOf(viewer));
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.searchTeams,
    async ({ params, viewer }) => {
      const ids = await findTeamIds(db, namePart(params.query), 10);
      return presentTeams(db, ids, viewOf(viewer));
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.team,
    async ({ params, viewer }) => {
      const [team] = await presentTeams(db, [params.id], viewOf(viewer));
      if (team === undefined) throw new Problem('NOT_FOUND');
      return team;
    },
    { keptForVisitors: true },
  );
}

function viewOf(viewer: { readonly isSuperAdmin: boolean } | null) {
  return { isSuperAdmin: viewer?.isSuperAdmin ?? false };
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
      message: '1 to 100 characters',
    });
  return part;
}
