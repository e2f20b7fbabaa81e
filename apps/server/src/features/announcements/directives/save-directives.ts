import type { Directive as WireDirective } from '@rondo/contract/announcements/directives';
import type { Directive } from '@rondo/domain/announcements';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import { found } from '../../../platform/http/problem.ts';
import { difficultyName, lockDifficultyName } from '../../difficulties/index.ts';
import { recordAction } from '../../log/index.ts';
import { selectChannels } from './channels.repository.ts';
import { replaceDirectives, type SavedDirective, selectDirectives } from './directives.repository.ts';
import { directivesText } from './directives-text.ts';
import { type Known, readDirectiveList } from './read-directives.ts';
import { selectChatRoles } from './roles.repository.ts';

/** The directives of a difficulty. @throws Problem NOT_FOUND */
export async function listDirectives(db: Db, difficultyId: number): Promise<WireDirective[]> {
  found(await difficultyName(db, difficultyId));
  return (await directivesOf(db, difficultyId)).map(wire);
}

/**
 * Replaces the directives of a difficulty; of two who save at once, the last one's stand, whole
 * (docs/rules/announcements.md#saving).
 * @throws Problem NOT_FOUND, DIRECTIVE_INVALID
 */
export function saveDirectives(
  db: Db,
  actorId: number,
  difficultyId: number,
  list: readonly unknown[],
): Promise<WireDirective[]> {
  return transaction(db, async (trx) => {
    const name = found(await lockDifficultyName(trx, difficultyId));
    const present = await directivesOf(trx, difficultyId);
    const known = await knownTo(trx, present);
    const wanted = withOwnIds(readDirectiveList(list, known), present);
    if (asText(wanted) === asText(present.map(bare))) return present.map(wire);

    await replaceDirectives(trx, difficultyId, wanted);
    const saved = await directivesOf(trx, difficultyId);
    await recordAction(trx, {
      actorId,
      action: 'difficulty.directives',
      subject: { id: difficultyId, title: name },
      before: { directives: directivesText(present, known) },
      after: { directives: directivesText(saved, known) },
    });
    await publishEvent(trx, { type: 'announcementUpdate', data: { kind: 'directives' } });
    return saved.map(wire);
  });
}

/** What directives may name: all that is on, and what the saved ones name already. */
export async function knownTo(db: Db | Trx, saved: readonly Directive[]): Promise<Known> {
  const actions = saved.flatMap((directive) => directive.actions);
  const named = {
    channels: new Set(actions.map(({ channelId }) => channelId)),
    roles: new Set(actions.map(({ roleId }) => roleId)),
  };
  const channels = (await selectChannels(db, { inactive: true })).filter(
    ({ id, is_active }) => is_active || named.channels.has(id),
  );
  const roles = (await selectChatRoles(db, { inactive: true })).filter(
    ({ id, is_active }) => is_active || named.roles.has(id),
  );
  const labels = (rows: readonly { readonly id: number; readonly label: string }[]) =>
    new Map(rows.map(({ id, label }) => [id, label]));
  return { channels: labels(channels), roles: labels(roles) };
}

async function directivesOf(db: Db | Trx, difficultyId: number): Promise<readonly SavedDirective[]> {
  return (await selectDirectives(db, [difficultyId])).get(difficultyId) ?? [];
}

/** An id that the difficulty does not have, or that came before in the list, is no id: the directive is a new one. */
function withOwnIds(wanted: readonly Directive[], present: readonly SavedDirective[]): Directive[] {
  const free = new Set(present.map(({ id }) => id));
  return wanted.map(({ id, ...directive }) =>
    id !== undefined && free.delete(id) ? { id, ...directive } : directive,
  );
}

/** Without its place, which is that in the list. */
function bare({ sortOrder: _, ...directive }: SavedDirective): Directive & { readonly id: number } {
  return directive;
}

/** The database keeps the keys of a condition in an order of its own. */
function asText(directives: readonly Directive[]): string {
  return JSON.stringify(
    directives.map(
      ({ id, name, description, mode, triggerType, condition, actions, isActive, firstOfKind }) => [
        [id ?? null, name, description, mode, triggerType, isActive, firstOfKind],
        condition && [condition.type, condition.operator, condition.value, condition.customFunction],
        actions.map(({ channelId, pingType, roleId }) => [channelId, pingType, roleId]),
      ],
    ),
  );
}

function wire({ condition, ...directive }: SavedDirective): WireDirective {
  return { ...directive, condition, actions: [...directive.actions] };
}
