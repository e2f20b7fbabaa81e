import { creatorEndpoints } from '@rondo/contract/creators';
import { creatorSort } from '@rondo/domain/creators';
import { CREATORS_PAGE, pageOffset, pageWindow } from '@rondo/domain/paging';
import { textLength } from '@rondo/domain/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { countCreators, creatorJson, findCreatorIds, selectCreatorIds } from './creator-read.repository.ts';
import { findTeamIds, selectTeamIds, teamJson } from './team-read.repository.ts';

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
      const rows = await creatorJson(db, ids.slice(0, size), viewOf(viewer));
      const count = await countCreators(db, filter);
      return jsonText(`{"results":[${rows.join(',')}],"count":${count},"hasMore":${ids.length > size}}`);
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.searchCreators,
    async ({ params, viewer }) => {
      const ids = await findCreatorIds(db, namePart(params.query), 30);
      return jsonText(`[${(await creatorJson(db, ids, viewOf(viewer))).join(',')}]`);
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.creator,
    async ({ params, viewer }) => {
      const [creator] = await creatorJson(db, [params.id], viewOf(viewer));
      if (creator === undefined) throw new Problem('NOT_FOUND');
      return jsonText(creator);
    },
    { keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.teams,
    async ({ query, viewer }) => {
      const page = pageWindow(query, CREATORS_PAGE);
      const ids = await selectTeamIds(db, searchText(query.search), page);
      return jsonText(`[${(await teamJson(db, ids, viewOf(viewer))).join(',')}]`);
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.searchTeams,
    async ({ params, viewer }) => {
      const ids = await findTeamIds(db, namePart(params.query), 10);
      return jsonText(`[${(await teamJson(db, ids, viewOf(viewer))).join(',')}]`);
    },
    { limit, keptForVisitors: true },
  );

  route(
    app,
    creatorEndpoints.team,
    async ({ params, viewer }) => {
      const [team] = await teamJson(db, [params.id], viewOf(viewer));
      if (team === undefined) throw new Problem('NOT_FOUND');
      return jsonText(team);
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
