import type { PassDetail } from '@rondo/contract/passes';
import { ART_LOOK } from '@rondo/domain/levels/art';
import { parseVideoLink } from '@rondo/domain/media';
import { passDescription, passFilter, passListCall, passTitle } from '@rondo/domain/pages';
import type { PageHead } from '../../platform/http/written-page.ts';
import { type Content, contentOfOne, type Site } from './page.ts';
import { pictureVersion } from './picture-version.ts';

export const passList: Content = {
  calls: ({ query }) => [passListCall(passFilter.read(query), 0)],
  showsDifficulties: true,
  face: (_reply, { query }) => ({ isPrivate: passFilter.read(query).query !== '' }),
};

export const pass = contentOfOne<PassDetail>({
  showsDifficulties: true,
  calls: (id) => [{ name: 'passDetail', given: { id } }],
  missing: 'noPass',
  face: (pass, site) => ({
    title: passTitle(pass),
    description: passDescription(pass, site.words),
    image: passImage(pass, site),
    themeColor: pass.level.difficulty.color,
    isPrivate: pass.isDeleted || pass.level.isHidden || pass.level.isDeleted,
  }),
});

/** The drawn card of a pass; there is none of what is kept from lists. */
function passImage(pass: PassDetail, { name, url }: Site): PageHead['image'] | undefined {
  const { level, player } = pass;
  if (pass.isDeleted || player.isBanned || level.isHidden || level.isDeleted) return undefined;
  const version = pictureVersion({
    look: ART_LOOK,
    name,
    song: level.song,
    artist: level.artist,
    player: player.name,
    score: pass.scoreV2,
    accuracy: pass.accuracy,
    badge: [level.difficulty.icon, level.difficulty.color],
    video: parseVideoLink(level.videoLink)?.canonical,
  });
  const query = new URLSearchParams({ size: 'MEDIUM', v: version });
  return { url: `${url}/v2/media/thumbnail/pass/${pass.id}?${query}`, width: 800, height: 420 };
}
