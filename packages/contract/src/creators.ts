import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { creatorRef, creditRole, page, teamRef } from './shapes.ts';
import { absent, idParams, lenientNumber, queryBoolean } from './tolerant.ts';

export const creator = z
  .object({
    ...creatorRef.shape,
    country: z.string(),
    discordId: z.string().nullable().optional(),
    user: z
      .object({
        id: z.int(),
        username: z.string(),
        avatarUrl: z.string().nullable(),
        discordId: z.string().nullable().optional(),
      })
      .nullable(),
    levelCount: z.int(),
    createdLevels: z.array(
      z.object({
        id: z.int(),
        song: z.string(),
        artist: z.string(),
        charter: z.string(),
        vfxer: z.string(),
        diffId: z.int(),
        isVerified: z.boolean(),
        role: creditRole,
        LevelCredit: z.object({ role: creditRole }),
        credits: z.array(z.object({ creatorId: z.int(), creatorName: z.string(), role: creditRole })),
      }),
    ),
    credits: z.array(z.object({ role: creditRole, levelId: z.int(), isVerified: z.boolean() })),
    creditCounts: z.object({ charterCount: z.int(), vfxerCount: z.int(), totalCredits: z.int() }),
  })
  .meta({ id: 'Creator' });
export type Creator = z.infer<typeof creator>;

export const team = z
  .object({
    ...teamRef.shape,
    members: z.array(creatorRef),
    levels: z.array(
      z.object({
        id: z.int(),
        song: z.string(),
        artist: z.string(),
        diffId: z.int(),
        isVerified: z.boolean(),
      }),
    ),
    credits: z.object({ totalLevels: z.int(), verifiedLevels: z.int(), memberCount: z.int() }),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof team>;

const call = endpointsOf('creators');
const searchParams = z.object({ query: z.string() });

export const creatorEndpoints = {
  creators: call.get('/v2/database/creators', 'P', {
    summary: 'A page of creators with their levels.',
    schema: {
      querystring: z.object({
        page: absent(lenientNumber(z.number())),
        limit: absent(lenientNumber(z.number())),
        search: absent(z.string()),
        sort: absent(z.string().max(20)),
        hideVerified: queryBoolean(),
        excludeAliases: queryBoolean(),
      }),
      response: { 200: page(creator) },
    },
  }),
  searchCreators: call.get('/v2/database/creators/search/:query', 'P', {
    summary: 'At most 30 creators by a part of their name or alias, an exact match first.',
    schema: { params: searchParams, response: { 200: z.array(creator) } },
  }),
  creator: call.get('/v2/database/creators/byId/:id', 'P', {
    summary: 'A creator.',
    schema: { params: idParams, response: { 200: creator } },
  }),
  teams: call.get('/v2/database/creators/teams', 'P', {
    summary: 'Teams by name, alias or description.',
    schema: {
      querystring: z.object({
        search: absent(z.string()),
        limit: absent(lenientNumber(z.number())),
        offset: absent(lenientNumber(z.number())),
      }),
      response: { 200: z.array(team) },
    },
  }),
  searchTeams: call.get('/v2/database/creators/teams/search/:query', 'P', {
    summary: 'At most 10 teams, an exact match first.',
    schema: { params: searchParams, response: { 200: z.array(team) } },
  }),
  team: call.get('/v2/database/creators/teams/byId/:id', 'P', {
    summary: 'A team.',
    schema: { params: idParams, response: { 200: team } },
  }),
};
