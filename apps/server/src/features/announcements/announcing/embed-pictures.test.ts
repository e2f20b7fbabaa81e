import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { difficultyChanged } from '../../difficulties/index.ts';
import { announcerOfTests } from '../testing/announcer.ts';

const announcer = announcerOfTests();
const { site, chat } = announcer;
const ORIGIN = 'https://rondo.example';

interface Card {
  readonly title: string;
  readonly author?: { readonly icon_url?: string };
  readonly thumbnail?: { readonly url: string };
  readonly image?: { readonly url: string };
}

beforeEach(async () => {
  // Rerates go to the channel of that name.
  const actions = [{ channelId: (await announcer.aChannel('rerates')).id }];
  await announcer.rules(21, { triggerType: 'LEVEL', actions }, { triggerType: 'PASS', actions });
});

/** The cards of all messages that have arrived. */
const cards = () => chat.messages.flatMap(({ body }) => (body as unknown as { embeds: Card[] }).embeds);
const picturesOf = (card: Card | undefined) =>
  [card?.author?.icon_url, card?.thumbnail?.url, card?.image?.url].filter((url) => url !== undefined);
/** What another site gets that asks for a picture of ours. */
const fetched = async (url: string) => {
  const { statusCode, headers } = await site.app.inject(url.slice(ORIGIN.length));
  return [statusCode, headers['content-type'], headers['cache-control']];
};
const FOR_GOOD = [200, 'image/png', 'public, max-age=31536000, immutable'];

const changeIcon = (icon: string) =>
  transaction(site.deps.db, (trx) => difficultyChanged(trx, site.deps.config, { put: [{ id: 21, icon }] }));
const announceLevel = async (kind: 'levels' | 'rerates') => {
  const level = await aLevel(site.deps.db, kind === 'rerates' ? { previous_diff_id: 20 } : {});
  expect((await announcer.announce(kind, [level])).status).toBe(200);
  return cards().at(-1);
};
const announceClear = async (avatar_url: string | null, video_link: string) => {
  const { db } = site.deps;
  const level_id = await aLevel(db, { is_announced: true });
  const player_id = await aPlayer(db, { avatar_url });
  const clear = await aPass(db, { level_id, player_id, video_link, is_listed: true });
  expect((await announcer.announce('passes', [clear])).status).toBe(200);
  return cards().at(-1);
};

describe('the pictures of a message', () => {
  it.each(['levels', 'rerates'] as const)('of %s are PNGs that never change', async (kind) => {
    const [thumbnail, ...others] = picturesOf(await announceLevel(kind));
    expect(thumbnail).toMatch(/^https:\/\/rondo\.example\/v2\/media\/icon\/21\.png\?v=[0-9a-z]{11}$/);
    expect(others).toEqual([]);
    expect(await fetched(String(thumbnail))).toEqual(FOR_GOOD);
  });

  it('of clears are PNGs that never change where they are ours', async () => {
    const card = await announceClear('/images/logo.svg', '/demo/stills/417-9a63e8.svg');
    const still = `${ORIGIN}/demo/stills/417-9a63e8.png`;
    expect(picturesOf(card)).toEqual([`${ORIGIN}/images/logo.png`, still]);
    expect(await fetched(still)).toEqual(FOR_GOOD);
  });

  it('of clears stay as they are where they are of other sites, and are left out where there is none', async () => {
    const avatar = 'https://cdn.discordapp.com/avatars/1/a_b.png?size=256';
    const shown = await announceClear(avatar, 'https://youtu.be/abcdefghij1');
    expect(picturesOf(shown)).toEqual([avatar, 'https://i.ytimg.com/vi/abcdefghij1/mqdefault.jpg']);
    expect(picturesOf(await announceClear(null, ''))).toEqual([]);
  });

  it.each([
    ['https://cdn.example/g1.png', 'https://cdn.example/g1.png'],
    ['https://cdn.example/g1.svg', 'https://cdn.example/g1.svg'],
    ['/v2/media/icon/22.svg', `${ORIGIN}/v2/media/icon/22.png`],
    ['/icons/own.webp', `${ORIGIN}/icons/own.webp`],
    ['/icons/own.svg', undefined],
  ])('follow the icon that staff gave: %s', async (icon, thumbnail) => {
    await changeIcon(icon);
    for (const kind of ['levels', 'rerates'] as const)
      expect((await announceLevel(kind))?.thumbnail?.url).toBe(thumbnail);
    await changeIcon('auto');
  });
});
