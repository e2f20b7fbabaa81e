import type { Trx } from '../../../platform/db/database.ts';
import { recordActions } from '../../log/index.ts';
import type { AnnouncementKind, Subject } from './announcement.repository.ts';

/** Writes who announced what, one entry for each item. */
export function recordAnnounced(
  trx: Trx,
  actorId: number,
  subject: Subject,
  announced: readonly {
    readonly item: { readonly id: number; readonly song: string; readonly player?: string };
    readonly kind: AnnouncementKind;
    readonly targets: readonly { readonly channel: { readonly label: string } }[];
  }[],
): Promise<void> {
  return recordActions(
    trx,
    announced.map(({ item: { id, song, player }, kind, targets }) => ({
      actorId,
      action: subject === 'passes' ? ('pass.announce' as const) : ('level.announce' as const),
      subject: { id, title: player === undefined ? song : `${player} · ${song}` },
      after: { news: kind, channels: targets.map(({ channel }) => channel.label) },
    })),
  );
}
