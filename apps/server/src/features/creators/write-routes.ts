import { type Creator, creatorEndpoints as endpoints } from '@rondo/contract/creators';
import type { FastifyInstance } from 'fastify';
import type { Json } from '../../platform/db/column-types.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { recordAction } from '../log/index.ts';
import { countRecentMerges, recentMerges } from '../merges/index.ts';
import { countTotals } from './audit.repository.ts';
import { createCreator } from './create-creator.ts';
import { editCreator } from './edit-creator.ts';
import { editTeam, newTeam } from './edit-team.ts';
import { removeLevelTeam, setLevelTeam, setTeamOfLevels } from './level-team.ts';
import { levelsAudit } from './levels-audit.ts';
import { linkCreator, unlinkCreator } from './link-creator.ts';
import { markCredits } from './mark-credits.ts';
import { type MovedOfCreator, mergeCreators } from './merge-creators.ts';
import { checkedAliases, checkedName } from './names.ts';
import { writtenCreator } from './present.ts';
import { previewMerge } from './preview-merge.ts';
import { setCredits, verifyCredits } from './set-credits.ts';
import { splitCreator } from './split-creator.ts';
import { undoCreatorMerge } from './undo-merge.ts';

export function registerCreatorWrites(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  route(app, endpoints.newCreator, ({ body: { name = '', aliases = [] }, viewer }) =>
    newCreator(deps, viewer.id, name, aliases),
  );
  route(app, endpoints.editCreator, ({ params: { id }, body, viewer }) =>
    editCreator(db, viewer.id, id, body),
  );
  route(app, endpoints.linkCreator, ({ params: { id, discordId }, viewer }) =>
    linkCreator(db, viewer.id, id, discordId),
  );
  route(app, endpoints.unlinkCreator, ({ params: { id }, viewer }) => unlinkCreator(db, viewer.id, id));
  route(app, endpoints.splitCreator, async ({ body, viewer }) => ({
    message: 'The creator was split.',
    newCreators: await splitCreator(deps, viewer.id, body),
  }));

  route(app, endpoints.previewCreatorMerge, ({ query }) => previewMerge(db, query));
  route(app, endpoints.mergeCreators, async ({ body, viewer }) => ({
    message: 'The creators were merged.',
    ...(await mergeCreators(deps, viewer.id, body)),
  }));
  route(app, endpoints.creatorTotals, async () => ({
    ...(await countTotals(db)),
    merges: await countRecentMerges(db, 'creator', clock.now()),
  }));
  route(app, endpoints.creatorMerges, () => recentMerges(db, 'creator', clock.now(), sizesOf));
  route(app, endpoints.undoCreatorMerge, async ({ params: { mergeId }, viewer }) => ({
    message: 'The merge was undone.',
    ...(await undoCreatorMerge(deps, viewer.id, mergeId)),
  }));

  route(app, endpoints.newTeam, ({ body, viewer }) => newTeam(db, viewer.id, body));
  route(app, endpoints.editTeam, ({ params: { id }, body, viewer }) => editTeam(db, viewer.id, id, body));
  registerCredits(app, deps);
}

function registerCredits(app: FastifyInstance, { db }: Deps): void {
  const answer = (level: string, message: string) =>
    jsonText(`{"message":${JSON.stringify(message)},"level":${level}}`);

  route(app, endpoints.levelsAudit, ({ query }) => levelsAudit(db, query));
  route(app, endpoints.markCredits, async ({ body, viewer }) => ({
    message: body.isVerified ? 'The credits were verified.' : 'The credits were unverified.',
    levels: await markCredits(db, viewer.id, body),
  }));
  route(app, endpoints.setTeamOfLevels, async ({ body, viewer }) => ({
    message: 'The team was saved.',
    ...(await setTeamOfLevels(db, viewer.id, body)),
  }));
  route(app, endpoints.setCredits, async ({ params: { id }, body, viewer }) =>
    answer(await setCredits(db, viewer.id, id, body.creators), 'The credits were saved.'),
  );
  route(app, endpoints.verifyCredits, async ({ params: { id }, viewer }) =>
    answer(await verifyCredits(db, viewer.id, id, true), 'The credits were verified.'),
  );
  route(app, endpoints.unverifyCredits, async ({ params: { id }, viewer }) =>
    answer(await verifyCredits(db, viewer.id, id, false), 'The credits were unverified.'),
  );
  route(app, endpoints.setLevelTeam, async ({ params: { id }, body, viewer }) => ({
    message: 'The team was saved.',
    team: await setLevelTeam(db, viewer.id, id, body),
  }));
  route(app, endpoints.removeLevelTeam, async ({ params: { id }, viewer }) => {
    await removeLevelTeam(db, viewer.id, id);
    return { message: 'The level has no team.' };
  });
}

function newCreator(
  { db }: Deps,
  actorId: number,
  name: string,
  aliases: readonly string[],
): Promise<Creator> {
  return transaction(db, async (trx) => {
    const title = checkedName(name);
    const id = await createCreator(trx, { name: title, aliases: checkedAliases(aliases) });
    await recordAction(trx, {
      actorId,
      action: 'creator.create',
      subject: { id, title },
      after: { name: title },
    });
    return writtenCreator(trx, id);
  });
}

function sizesOf(moved: Json): Record<string, number> {
  const { credits, metCredits, requests, teams } = moved as unknown as MovedOfCreator;
  return { credits: credits.length + metCredits.length, requests: requests.length, teams: teams.length };
}
