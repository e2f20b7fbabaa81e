import { playerEndpoints as endpoints } from '@rondo/contract/players';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { chatPictureHash, chatPictureUrl } from '../chat-accounts/index.ts';
import { recentMerges } from '../merges/index.ts';
import type { StaffCall } from '../super-admins/index.ts';
import { addPlayer } from './add-player.ts';
import { banPlayer } from './ban-player.ts';
import { findChatAccount, linkChatAccount, unlinkChatAccount } from './chat-link.ts';
import { mergePlayer } from './merge/merge-player.ts';
import { countsOfMoved } from './merge/moved.ts';
import { previewMerge } from './merge/preview-merge.ts';
import { undoPlayerMerge } from './merge/undo-merge.ts';
import { banFromRating, pauseSubmissions, setPlayerCountry } from './player-settings.ts';
import { renamePlayer } from './rename-player.ts';

/** Calls of the player popup. */
export function registerPlayerAdmin(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, endpoints.createPlayer, async ({ body, viewer }) =>
    jsonText(await addPlayer(db, viewer.id, body)),
  );
  route(app, endpoints.renamePlayer, async ({ params, body, viewer }) => {
    const { name, text } = await renamePlayer(db, viewer.id, params.id, body.name);
    return jsonText(`{"message":"The name was changed.","name":${JSON.stringify(name)},"player":${text}}`);
  });
  route(app, endpoints.setPlayerCountry, async ({ params, body, viewer }) => ({
    message: 'The country was changed.',
    country: await setPlayerCountry(db, viewer.id, params.id, body.country),
  }));
  route(app, endpoints.banPlayer, async ({ params, body: { isBanned }, viewer }) => {
    await banPlayer(db, viewer.id, params.id, isBanned);
    return { message: isBanned ? 'The player was banned.' : 'The player was unbanned.', isBanned };
  });
  route(app, endpoints.pauseSubmissions, async ({ params, body: { isSubmissionsPaused }, viewer }) => {
    await pauseSubmissions(db, viewer.id, params.id, isSubmissionsPaused);
    const message = isSubmissionsPaused ? 'Submissions were paused.' : 'Submissions were allowed again.';
    return { message, isSubmissionsPaused };
  });
  route(app, endpoints.banFromRating, async ({ params, body: { isRatingBanned }, viewer }) => {
    await banFromRating(db, viewer.id, params.playerId, isRatingBanned);
    const message = isRatingBanned ? 'Rating was forbidden.' : 'Rating was allowed again.';
    return { message, isRatingBanned };
  });
  registerDiscord(app, deps);
  registerMerges(app, deps);
}

const staffCall = ({ viewer, provePassword }: Pick<StaffRequest, 'viewer' | 'provePassword'>): StaffCall => ({
  actorId: viewer.id,
  provePassword,
});
type StaffRequest = Call<typeof endpoints.unlinkPlayerDiscord>;

function registerDiscord(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.findDiscordForPlayer, async ({ params }) => ({
    discordUser: await findChatAccount(deps, params.id, params.discordId),
  }));
  route(
    app,
    endpoints.linkPlayerDiscord,
    async ({ params: { id: playerId, discordId: id }, body, ...call }) => {
      const { username } = body;
      const avatar = chatPictureHash(body.avatar);
      const avatarUrl = chatPictureUrl(id, avatar);
      await linkChatAccount(deps, staffCall(call), playerId, { id, username, avatar, avatarUrl });
      return {
        message: 'The Discord account was linked.',
        discordInfo: {
          ...{ id, username, avatar, avatarUrl },
          discordId: id,
          discordUsername: username,
          discordAvatar: avatarUrl,
          discordAvatarId: avatar,
        },
      };
    },
  );
  route(app, endpoints.unlinkPlayerDiscord, async ({ params, ...call }) => {
    await unlinkChatAccount(deps, staffCall(call), params.id);
    return { message: 'The Discord account was removed.' };
  });
}

function registerMerges(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, endpoints.previewPlayerMerge, ({ params, query }) =>
    previewMerge(db, params.id, query.targetPlayerId),
  );
  route(app, endpoints.mergePlayer, async ({ params, body, ...call }) => {
    const merged = await mergePlayer(deps, staffCall(call), params.id, body.targetPlayerId);
    const { mergeId, movedPasses, message, target } = merged;
    const head = JSON.stringify({ message, mergeId, movedPasses }).slice(0, -1);
    return jsonText(`${head},"target":${target}}`);
  });
  route(app, endpoints.playerMerges, () => recentMerges(db, 'player', deps.clock.now(), countsOfMoved));
  route(app, endpoints.undoPlayerMerge, async ({ params, ...call }) => {
    const { sourceName } = await undoPlayerMerge(deps, staffCall(call), params.mergeId);
    return { message: `The merge was undone: ${sourceName} is back.` };
  });
}
