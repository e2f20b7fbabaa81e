import type { LevelDetail } from '@rondo/contract/levels';
import type { LevelOfPass } from '@rondo/contract/shapes';
import { creditNames } from '@rondo/domain/levels';
import { ART_LOOK } from '@rondo/domain/levels/art';
import { parseVideoLink } from '@rondo/domain/media';
import { levelDescription, levelFilter, levelListCall, levelTitle } from '@rondo/domain/pages';
import { effectiveBase } from '@rondo/domain/passes';
import type { PageHead } from '../../platform/http/written-page.ts';
import { type Content, contentOfOne, type Site } from './page.ts';
import { pictureVersion } from './picture-version.ts';

export const levelList: Content = {
  calls: ({ query }) => [levelListCall(levelFilter.read(query), 0), { name: 'statistics' }],
  showsDifficulties: true,
  face: (_reply, { query }) => ({ isPrivate: levelFilter.read(query).query !== '' }),
};

export const level = contentOfOne<LevelDetail>({
  calls: (id) => [
    { name: 'levelDetail', given: { id } },
    { name: 'passesOfLevel', given: { id } },
  ],
  missing: 'noLevel',
  face: (level, site) => ({
    title: levelTitle(level),
    description: levelDescription(level, site.words),
    image: levelImage(level, site),
    themeColor: level.difficulty.color,
    picture: bandPicture(level.videoLink),
    isPrivate: level.isHidden || level.isDeleted,
  }),
});

/**
 * Where the web app loads the picture behind a level's title from: those of other sites come through this one. Which
 * drawing it shows where there is none follows from the reader's theme.
 */
function bandPicture(videoLink: string): string | undefined {
  const still = parseVideoLink(videoLink)?.stills.at(-1);
  if (still === undefined || still.startsWith('/')) return undefined;
  return `/v2/media/image?${new URLSearchParams({ url: still })}`;
}

/** The drawn card of a level; there is none of a level that is kept from lists. */
function levelImage(level: LevelOfPass, { name, url }: Site): PageHead['image'] | undefined {
  if (level.isHidden || level.isDeleted) return undefined;
  const { difficulty } = level;
  const version = pictureVersion({
    look: ART_LOOK,
    name,
    song: level.song,
    artist: level.artist,
    names: creditNames(level, Number.POSITIVE_INFINITY).names,
    base: effectiveBase(level.baseScore, difficulty.baseScore),
    clears: level.clears,
    badge: [difficulty.icon, difficulty.color],
    video: parseVideoLink(level.videoLink)?.canonical,
  });
  const query = new URLSearchParams({ size: 'MEDIUM', v: version });
  return { url: `${url}/v2/media/thumbnail/level/${level.id}?${query}`, width: 800, height: 420 };
}
