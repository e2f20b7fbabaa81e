import { z } from 'zod';
import { team } from './creators.ts';
import { endpointsOf } from './endpoint.ts';
import { level } from './levels.ts';
import { creditRole, message, page } from './shapes.ts';
import { line } from './texts.ts';
import { absent, idParams, lenientInt, pageQuery, queryBoolean } from './tolerant.ts';

const id = lenientInt(z.int().min(1));

/** A level with its credits as staff check them; the team carries its first levels only. */
export const auditedLevel = z
  .object({
    id: z.int(),
    song: z.string(),
    artist: z.string(),
    legacyCreator: z.string(),
    charter: z.string(),
    vfxer: z.string(),
    isVerified: z.boolean(),
    teamId: z.int().nullable(),
    team: team.nullable(),
    currentCreators: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        role: creditRole,
        aliases: z.array(z.string()),
        levelCount: z.int(),
        isVerified: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AuditedLevel' });
export type AuditedLevel = z.infer<typeof auditedLevel>;

const call = endpointsOf('creators');
const levelUrl = '/v2/database/creators/level/:id';
const levelReply = { 200: z.object({ message: z.string(), level }) };

/** Credits and teams of levels, all by super admins. */
export const creditEndpoints = {
  levelsAudit: call.get('/v2/database/creators/levels-audit', 'S', {
    summary: 'Levels that are not deleted, with their credits; searched like the level list.',
    schema: {
      querystring: z.object({
        ...pageQuery,
        search: absent(z.string()),
        hideVerified: queryBoolean(),
        excludeAliases: queryBoolean(),
      }),
      response: { 200: page(auditedLevel) },
    },
  }),
  setCredits: call.put(levelUrl, 'S', {
    summary: 'Replaces the credits of a level; at least one charter stays.',
    schema: {
      params: idParams,
      body: z.object({ creators: z.array(z.object({ id, role: creditRole })).max(200) }),
      response: levelReply,
    },
  }),
  verifyCredits: call.post(`${levelUrl}/verify`, 'S', {
    summary: 'Verifies all credits of a level.',
    schema: { params: idParams, response: levelReply },
  }),
  unverifyCredits: call.post(`${levelUrl}/unverify`, 'S', {
    summary: 'Unverifies all credits of a level.',
    schema: { params: idParams, response: levelReply },
  }),
  setLevelTeam: call.put(`${levelUrl}/team`, 'S', {
    summary:
      'Attaches a team by id, or by a name that is found or made; members replace those of a team that the level did not have yet.',
    schema: {
      params: idParams,
      body: z.object({
        teamId: absent(id),
        name: absent(line(1000)),
        members: absent(z.array(id).max(1000)),
      }),
      response: { 200: z.object({ message: z.string(), team }) },
    },
  }),
  removeLevelTeam: call.delete(`${levelUrl}/team`, 'S', {
    summary: 'Detaches the team of a level, if it has one.',
    schema: { params: idParams, response: { 200: message } },
  }),
};
