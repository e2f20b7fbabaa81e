import type { ChatMessage } from '@rondo/contract/announcements/announcing';
import {
  directiveTest,
  embedSize,
  firstClears,
  groupMessages,
  SENDER_NAME,
} from '@rondo/domain/announcements';
import { readBriefly } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { found } from '../../../platform/http/problem.ts';
import { longWork } from '../../../platform/long-work.ts';
import { embedsOf } from '../announcing/embeds.ts';
import { addRivals } from '../announcing/first-of-kind.ts';
import { rivalsOfLevels } from '../announcing/item-facts.repository.ts';
import { selectChatRoles } from '../directives/roles.repository.ts';
import { pastItem } from './past-items.ts';
import { PATIENCE_MS, readDirectiveLists, replayers } from './simulate.ts';

/**
 * The messages of one item under directives that need not be saved, as they would stand in the chat, one for each
 * channel (docs/rules/announcements.md#simulator). Nothing is written.
 * @throws Problem NOT_FOUND, DIRECTIVE_INVALID
 */
export function simulateMessage(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  difficultyId: number,
  list: readonly unknown[],
  { kind, id }: { readonly kind: 'pass' | 'level'; readonly id: number },
): Promise<{ messages: ChatMessage[] }> {
  return readBriefly(db, PATIENCE_MS, async (trx) => {
    const { wanted } = await readDirectiveLists(trx, difficultyId, list);
    const item = found(await pastItem(trx, difficultyId, kind, id));
    const tests = wanted.map(directiveTest);
    const firsts = firstClears(tests);
    if (item.triggerType === 'PASS')
      await addRivals(longWork(), rivalsOfLevels(trx, [item.levelId]), () => firsts);
    const targets = (await replayers(trx, firsts))(tests)(item).shown;
    const embed = found((await embedsOf({ config }, trx, [{ id, kind }])).get(id));
    const roles = new Map(
      (await selectChatRoles(trx, { inactive: true })).map((role) => [role.id, role.role_id]),
    );
    const labels = new Map(targets.map(({ channelId, label }) => [channelId, label]));
    const parts = targets.map(({ channelId, pingType, roleId }) => ({
      ...{ id, channelId, pingType, embed },
      role: roles.get(roleId ?? 0) ?? null,
    }));
    const messages = groupMessages(parts, embedSize).map(({ channelId, content, ids, embeds }) => ({
      channelId,
      label: labels.get(channelId) ?? '',
      username: SENDER_NAME,
      content,
      embeds: embeds.map((one) => ({ ...one })),
      ids: [...ids],
    }));
    return { messages };
  });
}
