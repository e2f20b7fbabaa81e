import { creatorFields, teamFields } from '@rondo/domain/creators';
import { z } from 'zod';
import { creator, team } from './creators.ts';
import { endpointsOf } from './endpoint.ts';
import { editBody } from './entity.ts';
import { merge } from './merges.ts';
import { creditRole } from './shapes.ts';
import { line, lines } from './texts.ts';
import { absent, idParams, lenientInt, pathId } from './tolerant.ts';

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
const call = endpointsOf('creators');
const url = '/v2/database/creators';

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

/** Writes of creators and teams, all by super admins. */
export const creatorWriteEndpoints = {
  newCreator: call.post(url, 'S', {
    summary: 'Creates a creator.',
    schema: { body: creatorEdit.pick({ name: true, aliases: true }), response: { 201: creator } },
  }),
  editCreator: call.put(`${url}/:id`, 'S', {
    summary: 'Changes name, aliases (all at once), linked user and verification; only keys that are given.',
    schema: {
      params: idParams,
      body: creatorEdit,
      response: { 200: creator },
    },
  }),
  previewCreatorMerge: call.get(`${url}/merge/preview`, 'S', {
    summary: 'What merging source into target would move; nothing is written or locked.',
    schema: { querystring: mergeSides, response: { 200: mergePreview } },
  }),
  mergeCreators: call.post(`${url}/merge`, 'S', {
    summary: 'Moves everything of the source to the target; the source disappears, for good after 30 days.',
    schema: {
      body: mergeSides,
      response: { 200: z.object({ message: z.string(), mergeId: z.int(), creator }) },
    },
  }),
  creatorMerges: call.get(`${url}/merges`, 'S', {
    summary:
      'Merges of the last 30 days, the latest first; those without undoneAt can be undone until undoUntil.',
    schema: { response: { 200: z.array(merge) } },
  }),
  undoCreatorMerge: call.post(`${url}/merges/:mergeId/undo`, 'S', {
    summary: 'Undoes a merge of creators; 409 UNDO_BLOCKED says in `reason` what prevents it.',
    schema: {
      params: z.object({ mergeId: pathId }),
      response: { 200: z.object({ message: z.string(), creator, target: creator }) },
    },
  }),
  splitCreator: call.post(`${url}/split`, 'S', {
    summary:
      'Gives every credit of a creator to each of the names, found or created; the creator disappears.',
    schema: {
      body: z.object({
        creatorId: id,
        newNames: z.array(line(400).nullable()).max(50),
        roles: absent(z.array(absent(creditRole)).max(50)),
      }),
      response: { 200: z.object({ message: z.string(), newCreators: z.array(creator) }) },
    },
  }),
  linkCreator: call.put(`${url}/:id/discord/:discordId`, 'S', {
    summary: 'Links a user: 17 to 20 digits are a chat account, fewer a user id.',
    schema: {
      params: z.object({ id: pathId, discordId: z.string().regex(/^\d{1,20}$/) }),
      response: { 200: creator },
    },
  }),
  unlinkCreator: call.delete(`${url}/:id/discord`, 'S', {
    summary: 'Clears the link to user and chat account.',
    schema: { params: idParams, response: { 200: creator } },
  }),
  newTeam: call.post(`${url}/teams`, 'S', {
    summary: 'Creates a team.',
    schema: {
      body: teamEdit.omit({ isVerified: true }),
      response: { 201: team },
    },
  }),
  editTeam: call.put(`${url}/teams/:id`, 'S', {
    summary: 'Changes name, description, aliases, verification and members; only keys that are given.',
    schema: {
      params: idParams,
      body: teamEdit,
      response: { 200: team },
    },
  }),
};
