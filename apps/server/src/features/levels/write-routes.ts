import { levelEndpoints } from '@rondo/contract/levels';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { doubleAnswer, namedAnswer } from '../../platform/http/double-answer.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { addAlias, aliasesOf, countAliasLevels, editAlias, removeAlias } from './aliases.ts';
import { editLevel, setToRate } from './edit-level.ts';
import { changeVisibility } from './level-visibility.ts';
import { previewEdit } from './preview-edit.ts';

export function registerLevelWrites(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, levelEndpoints.editLevel, async ({ params, body, viewer }) =>
    doubleAnswer('level', await editLevel(deps, viewer.id, params.id, body), 'The level was saved.'),
  );
  route(app, levelEndpoints.previewLevelEdit, ({ params, body, viewer }) =>
    previewEdit(db, viewer.id, params.id, body),
  );
  route(app, levelEndpoints.setToRate, async ({ params, body: { toRate }, viewer }) => {
    const ratingId = await setToRate(db, viewer.id, params.id, toRate);
    return { message: toRate ? 'The rating is open.' : 'The rating is closed.', toRate, ratingId };
  });
  route(app, levelEndpoints.deleteLevel, async ({ params, viewer }) => {
    const { text } = await changeVisibility(db, viewer.id, params.id, 'delete');
    return namedAnswer('level', text, 'The level was deleted.');
  });
  route(app, levelEndpoints.restoreLevel, async ({ params, viewer }) => {
    const { text } = await changeVisibility(db, viewer.id, params.id, 'restore');
    return namedAnswer('level', text, 'The level was restored.');
  });
  route(app, levelEndpoints.toggleLevelHidden, async ({ params, body, viewer }) => {
    const wanted = body.isHidden === undefined ? 'toggle' : body.isHidden ? 'hide' : 'unhide';
    const { isHidden, text } = await changeVisibility(db, viewer.id, params.id, wanted);
    const message = isHidden ? 'The level is hidden.' : 'The level is no longer hidden.';
    return namedAnswer('level', text, message, { isHidden });
  });
  registerAliases(app, deps);
}

function registerAliases(app: FastifyInstance, { db }: Deps): void {
  const { levelAliases, addLevelAlias, editLevelAlias, deleteLevelAlias } = levelEndpoints;
  routeWith(app, levelAliases, { keptForVisitors: true }, ({ params, viewer }) =>
    aliasesOf(db, params.id, viewer),
  );
  route(app, addLevelAlias, async ({ params, body, viewer }) => ({
    message: 'The alias was added.',
    ...(await addAlias(db, viewer.id, params.id, body)),
  }));
  route(app, editLevelAlias, ({ params, body, viewer }) =>
    editAlias(db, viewer.id, params.id, params.aliasId, body.alias),
  );
  route(app, deleteLevelAlias, async ({ params, viewer }) => {
    await removeAlias(db, viewer.id, params.id, params.aliasId);
    return { message: 'The alias was deleted.' };
  });
  route(app, levelEndpoints.countAliasLevels, ({ params, query }) =>
    countAliasLevels(db, params.id, query.field, query.matchType),
  );
}
