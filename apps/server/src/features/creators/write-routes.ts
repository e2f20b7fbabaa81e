import { creatorWriteEndpoints as endpoints } from '@rondo/contract/creator-writes';
import { creatorNameProblem } from '@rondo/domain/creators';
import type { FastifyInstance } from 'fastify';
import type { Json } from '../../platform/db/column-types.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { recordAudit } from '../audit/index.ts';
import { recentMerges } from '../merges/index.ts';
import { createCreator } from './create-creator.ts';
import { creatorJson } from './creator-read.repository.ts';
import { editCreator } from './edit-creator.ts';
import { editTeam, newTeam } from './edit-team.ts';
import { linkCreator, unlinkCreator } from './link-creator.ts';
import { mergeCreators, type MovedOfCreator } from './merge-creators.ts';
import { checkedAliases, checkedName } from './names.ts';
import { previewMerge } from './preview-merge.ts';
import { splitCreator } from './split-creator.ts';
import { undoCreatorMerge } from './undo-merge.ts';

export function registerCreatorWrites(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  route(app, endpoints.newCreator, async ({ body: { name = '', aliases = [] }, viewer }) =>
    jsonText(await newCreator(deps, viewer.id, name, aliases)),
  );
  route(app, endpoints.editCreator, async ({ params: { id }, body, viewer }) =>
    jsonText(await editCreator(deps, viewer.id, id, body)),
  );
  route(app, endpoints.linkCreator, async ({ params: { id, discordId }, viewer }) =>
    jsonText(await linkCreator(deps, viewer.id, id, discordId)),
  );
  route(app, endpoints.unlinkCreator, async ({ params: { id }, viewer }) =>
    jsonText(await unlinkCreator(deps, viewer.id, id)),
  );
  route(app, endpoints.splitCreator, async ({ body, viewer }) => {
    const texts = await splitCreator(deps, viewer.id, body);
    return jsonText(`{"message":"The creator was split.","newCreators":[${texts.join(',')}]}`);
  });

  route(app, endpoints.previewCreatorMerge, ({ query }) => previewMerge(deps, query));
  route(app, endpoints.mergeCreators, async ({ body, viewer }) => {
    const { mergeId, creator } = await mergeCreators(deps, viewer.id, body);
    return jsonText(`{"message":"The creators were merged.","mergeId":${mergeId},"creator":${creator}}`);
  });
  route(app, endpoints.creatorMerges, () => recentMerges(db, 'creator', clock.now(), sizesOf));
  route(app, endpoints.undoCreatorMerge, async ({ params: { mergeId }, viewer }) => {
    const { creator, target } = await undoCreatorMerge(deps, viewer.id, mergeId);
    return jsonText(`{"message":"The merge was undone.","creator":${creator},"target":${target}}`);
  });

  route(app, endpoints.newTeam, async ({ body, viewer }) => jsonText(await newTeam(deps, viewer.id, body)));
  route(app, endpoints.editTeam, async ({ params: { id }, body, viewer }) =>
    jsonText(await editTeam(deps, viewer.id, id, body)),
  );
}

function newCreator(
  { db }: Deps,
  actorId: number,
  name: string,
  aliases: readonly string[],
): Promise<string> {
  return transaction(db, async (trx) => {
    const title = checkedName(name, creatorNameProblem(name));
    const id = await createCreator(trx, { name: title, aliases: checkedAliases(aliases) });
    await recordAudit(trx, {
      actorId,
      action: 'creator.create',
      subject: { id, title },
      after: { name: title },
    });
    return (await creatorJson(trx, [id], { isSuperAdmin: true }))[0] ?? 'null';
  });
}

function sizesOf(moved: Json): Record<string, number> {
  const { credits, metCredits, requests, teams } = moved as unknown as MovedOfCreator;
  return { credits: credits.length + metCredits.length, requests: requests.length, teams: teams.length };
}
