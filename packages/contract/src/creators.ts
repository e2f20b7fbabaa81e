import { creatorFields, teamFields } from '@rondo/domain/creators';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { editBody } from './entity.ts';
import { level } from './levels.ts';
import { merge } from './merges.ts';
import { creatorRef, creditRole, difficultyRef, message, page, teamRef } from './shapes.ts';
import { line, lines } from './texts.ts';
import { absent, idParams, lenientInt, lenientNumber, pageQuery, pathId, queryBoolean } from './tolerant.ts';

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

const searchParams = z.object({ query: z.string() });

const id = lenientInt(z.int().min(1));
/** Judged by the use case: a blank one is NAME_REQUIRED. */
const name = absent(line(1000));
const creatorEdit = z.object({ ...editBody(creatorFields), name });
export type CreatorEdit = z.infer<typeof creatorEdit>;
const teamEdit = z.object({
  ...editBody(teamFields),
  name,
  /** null: as it is; an empty text empties it. */
  description: lines(2000).nullable().optional(),
});
export type TeamEdit = z.infer<typeof teamEdit>;

const mergeSides = z.object({ sourceId: id, targetId: id });
const url = '/v2/database/creators';

const MOST_CREDITS = 200;
/** Levels that one call may verify or give a team to. */
const MOST_CHOSEN_LEVELS = 200;

/** What a merge will move: credits of the source, those among them that the target has anyway, requests and so on. */
const mergePreview = z.object({
  source: creator,
  target: creator,
  credits: z.int(),
  sharedCredits: z.int(),
  requests: z.int(),
  pendingRequests: z.int(),
  newAliases: z.array(z.string()),
  teams: z.array(z.string()),
  /** The source's linked user; null when there is none. */
  user: z.object({ id: z.int(), username: z.string(), isMoving: z.boolean() }).nullable(),
});

/** A level with its credits as staff check them; the team carries its first levels only. */
export const auditedLevel = z
  .object({
    id: z.int(),
    song: z.string(),
    artist: z.string(),
    difficulty: difficultyRef,
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
        /** Of the creator; `isCreditVerified` is of the credit. */
        isVerified: z.boolean(),
        isCreditVerified: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AuditedLevel' });
export type AuditedLevel = z.infer<typeof auditedLevel>;

const creatorTotals = z.object({
  levels: z.int(),
  verifiedLevels: z.int(),
  creators: z.int(),
  teams: z.int(),
  merges: z.int(),
});
export type CreatorTotals = z.infer<typeof creatorTotals>;

/** Credits by their levels. */
const creditsOfLevels = <Id extends z.ZodType>(anId: Id) =>
  z.array(
    z.object({ id: anId, credits: z.array(z.object({ id: anId, role: creditRole })).max(MOST_CREDITS) }),
  );
const teamChoice = { teamId: absent(id), name: absent(line(1000)) };
/** What staff have checked already, what they have not, and whether aliases find something. */
const checkedFilters = {
  hideVerified: queryBoolean(),
  onlyVerified: queryBoolean(),
  excludeAliases: queryBoolean(),
};

const auditUrl = `${url}/levels-audit`;
const levelUrl = '/v2/database/creators/level/:id';
const levelReply = message.extend({ level });

const call = endpointsOf('creators');

export const creatorEndpoints = {
  creators: call.get('/v2/database/creators', 'P', {
    summary: 'A page of creators with their levels.',
    querystring: z.object({
      page: absent(lenientNumber(z.number())),
      limit: absent(lenientNumber(z.number())),
      search: absent(z.string()),
      sort: absent(z.string().max(20)),
      ...checkedFilters,
    }),
    reply: page(creator),
  }),
  searchCreators: call.get('/v2/database/creators/search/:query', 'P', {
    summary: 'At most 30 creators by a part of their name or alias, an exact match first.',
    params: searchParams,
    reply: z.array(creator),
  }),
  creator: call.get('/v2/database/creators/byId/:id', 'P', {
    summary: 'A creator.',
    params: idParams,
    reply: creator,
  }),
  teams: call.get('/v2/database/creators/teams', 'P', {
    summary: 'Teams by name, alias or description.',
    querystring: z.object({
      search: absent(z.string()),
      limit: absent(lenientNumber(z.number())),
      offset: absent(lenientNumber(z.number())),
    }),
    reply: z.array(team),
  }),
  searchTeams: call.get('/v2/database/creators/teams/search/:query', 'P', {
    summary: 'At most 10 teams, an exact match first.',
    params: searchParams,
    reply: z.array(team),
  }),
  team: call.get('/v2/database/creators/teams/byId/:id', 'P', {
    summary: 'A team.',
    params: idParams,
    reply: team,
  }),
  newCreator: call.post(url, 'S', {
    summary: 'Creates a creator.',
    body: creatorEdit.pick({ name: true, aliases: true }),
    status: 201,
    reply: creator,
  }),
  editCreator: call.put(`${url}/:id`, 'S', {
    summary: 'Changes name, aliases (all at once), linked user and verification; only keys that are given.',
    params: idParams,
    body: creatorEdit,
    reply: creator,
  }),
  previewCreatorMerge: call.get(`${url}/merge/preview`, 'S', {
    summary: 'What merging source into target would move; nothing is written or locked.',
    querystring: mergeSides,
    reply: mergePreview,
  }),
  mergeCreators: call.post(`${url}/merge`, 'S', {
    summary: 'Moves everything of the source to the target; the source disappears, for good after 30 days.',
    body: mergeSides,
    reply: z.object({ message: z.string(), mergeId: z.int(), creator }),
  }),
  creatorMerges: call.get(`${url}/merges`, 'S', {
    summary:
      'Merges of the last 30 days, the latest first; those without undoneAt can be undone until undoUntil.',
    reply: z.array(merge),
  }),
  undoCreatorMerge: call.post(`${url}/merges/:mergeId/undo`, 'S', {
    summary: 'Undoes a merge of creators; 409 UNDO_BLOCKED says in `reason` what prevents it.',
    params: z.object({ mergeId: pathId }),
    reply: z.object({ message: z.string(), creator, target: creator }),
  }),
  splitCreator: call.post(`${url}/split`, 'S', {
    summary:
      'Gives every credit of a creator to each of the names, found or created; the creator disappears.',
    body: z.object({
      creatorId: id,
      newNames: z.array(line(400).nullable()).max(50),
      roles: absent(z.array(absent(creditRole)).max(50)),
    }),
    reply: z.object({ message: z.string(), newCreators: z.array(creator) }),
  }),
  linkCreator: call.put(`${url}/:id/discord/:discordId`, 'S', {
    summary: 'Links a user: 17 to 20 digits are a chat account, fewer a user id.',
    params: z.object({ id: pathId, discordId: z.string().regex(/^\d{1,20}$/) }),
    reply: creator,
  }),
  unlinkCreator: call.delete(`${url}/:id/discord`, 'S', {
    summary: 'Clears the link to user and chat account.',
    params: idParams,
    reply: creator,
  }),
  newTeam: call.post(`${url}/teams`, 'S', {
    summary: 'Creates a team.',
    body: teamEdit.omit({ isVerified: true }),
    status: 201,
    reply: team,
  }),
  editTeam: call.put(`${url}/teams/:id`, 'S', {
    summary: 'Changes name, description, aliases, verification and members; only keys that are given.',
    params: idParams,
    body: teamEdit,
    reply: team,
  }),
  creatorTotals: call.get(`${url}/totals`, 'S', {
    summary: 'How many levels, creators, teams and merges of the last 30 days there are to look after.',
    reply: creatorTotals,
  }),
  levelsAudit: call.get(auditUrl, 'S', {
    summary: 'Levels that are not deleted, with their credits; searched like the level list.',
    querystring: z.object({
      ...pageQuery,
      search: absent(z.string()),
      ...checkedFilters,
    }),
    reply: page(auditedLevel),
  }),
  markCredits: call.put(`${auditUrl}/verification`, 'S', {
    summary: 'Verifies or unverifies credits of several levels, all or none; the reply names what changed.',
    body: z.object({ isVerified: z.boolean(), levels: creditsOfLevels(id).min(1).max(MOST_CHOSEN_LEVELS) }),
    reply: message.extend({ levels: creditsOfLevels(z.int()) }),
  }),
  setTeamOfLevels: call.put(`${auditUrl}/team`, 'S', {
    summary:
      'Attaches a team to several levels, all or none, by id or by a name that is found or made; `levels` counts those that had another one or none.',
    body: z.object({ ...teamChoice, levelIds: z.array(id).min(1).max(MOST_CHOSEN_LEVELS) }),
    reply: message.extend({ team, levels: z.int() }),
  }),
  setCredits: call.put(levelUrl, 'S', {
    summary: 'Replaces the credits of a level; at least one charter stays.',
    params: idParams,
    body: z.object({ creators: z.array(z.object({ id, role: creditRole })).max(MOST_CREDITS) }),
    reply: levelReply,
  }),
  verifyCredits: call.post(`${levelUrl}/verify`, 'S', {
    summary: 'Verifies all credits of a level.',
    params: idParams,
    reply: levelReply,
  }),
  unverifyCredits: call.post(`${levelUrl}/unverify`, 'S', {
    summary: 'Unverifies all credits of a level.',
    params: idParams,
    reply: levelReply,
  }),
  setLevelTeam: call.put(`${levelUrl}/team`, 'S', {
    summary:
      'Attaches a team by id, or by a name that is found or made; members replace those of a team that the level did not have yet.',
    params: idParams,
    body: z.object({ ...teamChoice, members: absent(z.array(id).max(1000)) }),
    reply: z.object({ message: z.string(), team }),
  }),
  removeLevelTeam: call.delete(`${levelUrl}/team`, 'S', {
    summary: 'Detaches the team of a level, if it has one.',
    params: idParams,
    reply: message,
  }),
};
