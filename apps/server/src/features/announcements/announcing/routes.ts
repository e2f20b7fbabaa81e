import {
  type AnnounceResult,
  announcementEndpoints,
  type ItemKind,
} from '@rondo/contract/announcements/announcing';
import { type AnnouncementReason, readItemIds } from '@rondo/domain/announcements';
import type { FastifyInstance } from 'fastify';
import { isRowId } from '../../../platform/db/row-id.ts';
import type { Deps } from '../../../platform/feature.ts';
import { found, Problem } from '../../../platform/http/problem.ts';
import { route } from '../../../platform/http/route.ts';
import { type Announced, announce } from './announce.ts';
import type { Subject } from './announcement.repository.ts';
import { announcementHistory, announcementStates } from './history.ts';
import { listNews } from './list-news.ts';
import { markAnnounced } from './mark-announced.ts';
import { previewAnnouncements } from './preview.ts';
import { stopAnnouncing } from './stop-announcing.ts';

export function registerAnnouncingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const calls = announcementEndpoints;
  route(app, calls.unannouncedLevels, () => listNews(db, 'levels'));
  route(app, calls.unannouncedRerates, () => listNews(db, 'rerates'));
  route(app, calls.unannouncedPasses, () => listNews(db, 'passes'));
  registerAnnouncing(app, deps);
  registerMarking(app, deps);
  route(app, calls.previewAnnouncements, ({ body: { kind, ids } }) =>
    previewAnnouncements(deps, kind, idsOf(ids)),
  );
  route(app, calls.announcementState, async ({ body: { kind, ids } }) => ({
    items: await announcementStates(db, subjectOf(kind), idsOf(ids)),
  }));
  route(app, calls.stopAnnouncements, async ({ body: { kind, ids } }) => {
    const cancelled = await stopAnnouncing(deps, subjectOf(kind), idsOf(ids));
    return { message: 'What waited is cancelled.', cancelled };
  });
  route(app, calls.levelAnnouncements, ({ params }) => announcementHistory(db, 'levels', params.id));
  route(app, calls.passAnnouncements, ({ params }) => announcementHistory(db, 'passes', params.id));
}

function registerAnnouncing(app: FastifyInstance, deps: Deps): void {
  const { announceNewLevels, announceRerates, announceLevels, announcePasses } = announcementEndpoints;
  const answer = async (actorId: number, announced: Announced, ids: unknown) =>
    answerOf(await announce(deps, actorId, announced, idsOf(ids)));
  route(app, announceNewLevels, ({ body, viewer }) => answer(viewer.id, 'levels', body.levelIds));
  route(app, announceRerates, ({ body, viewer }) => answer(viewer.id, 'rerates', body.levelIds));
  route(app, announceLevels, ({ body, viewer }) => answer(viewer.id, 'byLevel', body.levelIds));
  route(app, announcePasses, ({ body, viewer }) => answer(viewer.id, 'passes', body.passIds));
}

function registerMarking(app: FastifyInstance, deps: Deps): void {
  const mark = async (subject: Subject, actorId: number, id: number, message: string) => {
    found(isRowId(id) ? id : null);
    await markAnnounced(deps, actorId, subject, id);
    return { success: true as const, message };
  };
  route(app, announcementEndpoints.markLevelAnnounced, ({ params, viewer }) =>
    mark('levels', viewer.id, params.id, 'The level counts as announced.'),
  );
  route(app, announcementEndpoints.markPassAnnounced, ({ params, viewer }) =>
    mark('passes', viewer.id, params.id, 'The pass counts as announced.'),
  );
}

const subjectOf = (kind: ItemKind): Subject => (kind === 'passes' ? 'passes' : 'levels');

/** @throws Problem INVALID_IDS */
function idsOf(value: unknown): readonly number[] {
  return found(readItemIds(value), 'INVALID_IDS');
}

/** Why nothing was told that staff mend with the channel's address. */
const WITHOUT_ADDRESS = ['CHANNEL_GONE', 'CHANNEL_NOT_CONFIGURED'] as const satisfies AnnouncementReason[];

/**
 * Some failed: success is false. All failed: a refusal with the same body, another one where none of them has a channel
 * with an address that is there.
 * @throws Problem ANNOUNCE_FAILED, CHANNEL_GONE, CHANNEL_NOT_CONFIGURED
 */
function answerOf(results: AnnounceResult['results']): AnnounceResult {
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length === results.length) {
    const reasons = failed.map(({ error }) => WITHOUT_ADDRESS.find((reason) => reason === error));
    const reason = WITHOUT_ADDRESS.find((one) => reasons.includes(one));
    const code = reasons.includes(undefined) ? undefined : reason;
    throw new Problem(code ?? 'ANNOUNCE_FAILED', { more: { success: false, results } });
  }
  const done = results.length - failed.length;
  const message =
    failed.length === 0
      ? `${done} announced or on their way.`
      : `${failed.length} of ${results.length} failed.`;
  return { success: failed.length === 0, message, results };
}
