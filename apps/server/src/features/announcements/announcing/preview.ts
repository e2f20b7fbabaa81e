import type { ItemKind } from '@rondo/contract/announcements/announcing';
import { embedSize, groupMessages, SENDER_NAME } from '@rondo/domain/announcements';
import { isRowId } from '../../../platform/db/row-id.ts';
import { readBriefly } from '../../../platform/db/transaction.ts';
import { JsonRows } from '../../../platform/http/reply.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { AnnouncementKind } from './announcement.repository.ts';
import { embedsOf } from './embeds.ts';
import { PATIENCE_MS, plansOf } from './list-news.ts';

const kinds: Readonly<Record<ItemKind, AnnouncementKind>> = {
  levels: 'level',
  rerates: 'rerate',
  passes: 'pass',
};

/** The messages that items would make if all of them were announced now; nothing is written. */
export async function previewAnnouncements(
  deps: Pick<Deps, 'db' | 'config'>,
  kind: ItemKind,
  ids: readonly number[],
): Promise<JsonRows> {
  const { plans, known, embeds } = await readBriefly(deps.db, PATIENCE_MS, async (trx) => {
    const plans = await plansOf(trx, kind, ids.filter(isRowId));
    const known = ids.filter((id) => plans.has(id));
    const items = known.map((id) => ({ id, kind: kinds[kind] }));
    return { plans, known, embeds: await embedsOf(deps, trx, items) };
  });
  const labels = new Map<number, string>();
  const parts = known.flatMap((id) =>
    (plans.get(id)?.targets ?? []).flatMap(({ channel, pingType, role }) => {
      const embed = embeds.get(id);
      labels.set(channel.id, channel.label);
      return embed === undefined
        ? []
        : [{ id, channelId: channel.id, pingType, role: role?.role_id ?? null, embed }];
    }),
  );
  const groups = groupMessages(parts, embedSize);
  const noTarget = JSON.stringify(known.filter((id) => plans.get(id)?.targets.length === 0));
  return new JsonRows(
    function* () {
      for (const { channelId, content, ids, embeds } of groups) {
        const label = labels.get(channelId) ?? '';
        yield JSON.stringify({ channelId, label, username: SENDER_NAME, content, embeds, ids });
      }
    },
    ['{"messages":[', `],"noTarget":${noTarget}}`],
  );
}
