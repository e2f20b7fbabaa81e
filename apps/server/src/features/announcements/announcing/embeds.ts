import { clearEmbed, type Embed, levelEmbed, rerateEmbed } from '@rondo/domain/announcements';
import { parseVideoLink, pictureElsewhere } from '@rondo/domain/media';
import { scoreInfo } from '@rondo/domain/players';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/feature.ts';
import { scoredPasses } from '../../players/index.ts';
import type { AnnouncementKind } from './announcement.repository.ts';
import {
  type ClearFactsRow,
  type LevelFactsRow,
  selectClearFacts,
  selectCountableOf,
  selectLevelFacts,
} from './message-facts.repository.ts';

/** What items say in the chat as they stand now, by their ids; a few statements however many there are. */
export async function embedsOf(
  { config }: Pick<Deps, 'config'>,
  db: Db | Trx,
  items: readonly { readonly id: number; readonly kind: AnnouncementKind }[],
): Promise<ReadonlyMap<number, Embed>> {
  const siteUrl = config.publicUrl;
  const idsOf = (isWanted: (kind: AnnouncementKind) => boolean) =>
    items.filter(({ kind }) => isWanted(kind)).map(({ id }) => id);
  const rerates = new Set(idsOf((kind) => kind === 'rerate'));
  const levelIds = idsOf((kind) => kind !== 'pass');
  const levels = levelIds.length === 0 ? [] : await selectLevelFacts(db, levelIds);
  const clearIds = idsOf((kind) => kind === 'pass');
  const clears = clearIds.length === 0 ? [] : await clearEmbeds(siteUrl, db, clearIds);
  return new Map([
    ...levels.map((row) => [row.id, embedOfLevel(siteUrl, row, rerates.has(row.id))] as const),
    ...clears,
  ]);
}

function embedOfLevel(siteUrl: string, row: LevelFactsRow, isRerate: boolean): Embed {
  const { createdAt, updatedAt, ...facts } = row;
  const shown = {
    ...facts,
    siteUrl,
    iconUrl: pictureElsewhere(siteUrl, facts.iconUrl),
    videoTitle: null,
    time: (isRerate ? updatedAt : createdAt).toISOString(),
  };
  return isRerate ? rerateEmbed(shown) : levelEmbed(shown);
}

async function clearEmbeds(
  siteUrl: string,
  db: Db | Trx,
  ids: readonly number[],
): Promise<[number, Embed][]> {
  const rows = await selectClearFacts(db, ids);
  const countable = await selectCountableOf(db, [...new Set(rows.map(({ playerId }) => playerId))]);
  return rows.map((row) => [row.id, embedOfClear(siteUrl, row, countable.get(row.playerId) ?? '[]')]);
}

function embedOfClear(siteUrl: string, row: ClearFactsRow, countable: string): Embed {
  const { uploadedAt, ...facts } = row;
  return clearEmbed({
    ...facts,
    siteUrl,
    avatarUrl: pictureElsewhere(siteUrl, facts.avatarUrl),
    videoImageUrl: pictureElsewhere(siteUrl, parseVideoLink(facts.videoLink)?.thumbnail ?? null),
    impact: scoreInfo(scoredPasses(countable), row.id).impact,
    time: uploadedAt.toISOString(),
  });
}
