import { directiveEndpoints } from '@rondo/contract/announcements/directives';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/feature.ts';
import { route } from '../../../platform/http/route.ts';
import { selectChannels } from './channels.repository.ts';
import { channel, createChannel, deleteChannel, editChannel } from './channels.ts';
import { selectChatRoles } from './roles.repository.ts';
import { chatRole, createChatRole, deleteChatRole, editChatRole } from './roles.ts';
import { listDirectives, saveDirectives } from './save-directives.ts';

export function registerDirectiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const calls = directiveEndpoints;

  route(app, calls.directives, ({ params }) => listDirectives(db, params.id));
  route(app, calls.saveDirectives, ({ params, body, viewer }) =>
    saveDirectives(db, viewer.id, params.id, body.directives),
  );

  route(app, calls.channels, async ({ query }) => (await selectChannels(db, query)).map(channel));
  route(app, calls.createChannel, ({ body, viewer }) => createChannel(deps, viewer.id, body));
  route(app, calls.editChannel, ({ params, body, viewer }) => editChannel(deps, viewer.id, params.id, body));
  route(app, calls.deleteChannel, ({ params, viewer }) => deleteChannel(db, viewer.id, params.id));

  route(app, calls.chatRoles, async ({ query }) => (await selectChatRoles(db, query)).map(chatRole));
  route(app, calls.createChatRole, ({ body, viewer }) => createChatRole(db, viewer.id, body));
  route(app, calls.editChatRole, ({ params, body, viewer }) => editChatRole(db, viewer.id, params.id, body));
  route(app, calls.deleteChatRole, ({ params, viewer }) => deleteChatRole(db, viewer.id, params.id));
}
