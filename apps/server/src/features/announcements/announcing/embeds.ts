import { clearEmbed, type Embed, levelEmbed, rerateEmbed } from '@rondo/domain/announcements';
import { parseVideoLink, pictureElsewhere } from '@rondo/domain/media';
import { scoreInfos } from '@rondo/domain/players';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/feature.ts';
import { longWork } from '../../../platform/long-work.ts';
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
  const rows = levelIds.length === 0 ? [] : await selectLevelFacts(db, levelIds);
  const levels = await longWork().map(
    rows,
    (row) => [row.id, embedOfLevel(siteUrl, row, rerates.has(row.id))] as const,
  );
  const clearIds = idsOf((kind) => kind === 'pass');
  const clears = clearIds.length === 0 ? [] : await clearEmbeds(siteUrl, db, clearIds);
  return new Map<number, Embed>([...levels, ...clears]);
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

/** A player's passes are read and put in order once, however many clears are told of. */
async function clearEmbeds(
  siteUrl: string,
  db: Db | Trx,
  ids: readonly number[],
): Promise<[number, Embed][]> {
  const work = longWork();
  const rows = await selectClearFacts(db, ids);
  const countable = await selectCountableOf(db, [...new Set(rows.map(({ playerId }) => playerId))]);
  const infos = new Map(
    await work.map(countable, ([playerId, text]) => [playerId, scoreInfos(scoredPasses(text))] as const),
  );
  return work.map(rows, (row): [number, Embed] => {
    const impact = infos.get(row.playerId)?.(row.id).impact ?? 0;
    return [row.id, embedOfClear(siteUrl, row, impact)];
  });
}

function embedOfClear(siteUrl: string, row: ClearFactsRow, impact: number): Embed {
  const { uploadedAt, ...facts } = row;
  return clearEmbed({
    ...facts,
    siteUrl,
    impact,
    avatarUrl: pictureElsewhere(siteUrl, facts.avatarUrl),
    videoImageUrl: pictureElsewhere(siteUrl, parseVideoLink(facts.videoLink)?.thumbnail ?? null),
    time: uploadedAt.toISOString(),
  });
}
