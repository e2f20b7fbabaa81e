import { Ear } from './support/by-ear.ts';
import { SUPER_ADMIN_PASSWORD } from './support/site.mjs';
import { startedSite } from './support/started-site.ts';
import { type Call, expect, test } from './support/test.ts';

interface RatingCard {
  id: number;
  level: { song: string };
  details: { userId: number; rating: string }[];
}

test('a rater rates three levels in a row, and hears each time which one it is', { tag: '@1280' }, async ({
  pageOf,
  call,
}) => {
  const ear = await Ear.at(await pageOf(startedSite().sessions.rater));
  const { id: me } = await call<{ id: number }>('GET', '/v2/auth/profile/me', { as: 'rater' });
  const cards = () => call<RatingCard[]>('GET', '/v2/admin/rating/cards', { as: 'rater' });
  const votes = async () =>
    (await cards()).filter(({ details }) => details.some(({ userId }) => userId === me));
  const before = await votes();
  const songs: string[] = [];

  await test.step('the dialog says its level, and the field says it once more', async () => {
    await ear.open('/admin/rating?rated=hide');
    // The first ones are those that other journeys rate at the same time.
    for (let row = 0; row < 6; row += 1) await ear.goTo('link', 'Details');
    await ear.press('Enter');
    songs.push(songOf(await ear.hasFocus('combobox', 'Your rating')));
  });

  await test.step('what is no rating is said, and where', async () => {
    await ear.type('zzz');
    expect((await ear.focused()).description).toContain('Not recognised. Accepted');
    await ear.press('Control+Enter');
    await ear.heard('Enter a difficulty or a range of difficulties.');
    expect((await ear.focused()).states).toContain('invalid');
  });

  for (const rating of ['G5', 'G6', 'G7'])
    await test.step(`${rating} is saved, and the next one says which it is`, async () => {
      await ear.type(rating);
      await ear.press('Control+Enter');
      await ear.heard(/^Rating saved/);
      if (songs.length === 3) return;
      if (songs.length === 1) await ear.press('Alt+ArrowDown');
      else await ear.activate('button', 'Next rating');
      const said = await ear.heard(/, \d+ of \d+$/);
      const song = songOf(await ear.hasFocus('combobox', 'Your rating'));
      expect(said).toContain(song);
      songs.push(song);
    });

  await test.step('the votes are on the levels that were heard', async () => {
    await ear.press('Escape');
    await ear.reads('heading', 'Rating', 'Rating');
    const given = (await votes()).filter(({ id }) => !before.some((old) => old.id === id));
    const heard = given.filter(({ level }) => songs.includes(level.song));
    for (const { id } of heard) await call('DELETE', `/v2/admin/rating/${id}/detail/${me}`, { as: 'rater' });
    const ratingOf = ({ details }: RatingCard) => details.find(({ userId }) => userId === me)?.rating;
    const bySong = new Map(heard.map((card) => [card.level.song, ratingOf(card)]));
    expect(songs.map((song) => bySong.get(song))).toEqual(['G5', 'G6', 'G7']);
  });
});

/** Which level is rated, as a person hears it who comes into the field: its form says it, and so does the dialog. */
function songOf({ groups }: { groups: string[] }): string {
  const song = /^form Your rating of (.+)$/.exec(groups[0] ?? '')?.[1] ?? '';
  expect(groups).toContain(`dialog ${song}`);
  return song;
}

test('ten submissions are decided in a row, each by one who has heard which one it is', {
  tag: '@1280',
}, async ({ pageOf, call }) => {
  const sent = await handIn(call, 10);
  const first = Math.min(...sent.keys());
  const ear = await Ear.at(await pageOf(startedSite().sessions.admin));
  await ear.open(`/admin/submissions?tab=passes&id=${first}`);
  // Those that were heard and decided, in that order.
  const decided: number[] = [];

  /** What the focus is led to says which one is next; decided is only what was sent here. */
  const next = async (): Promise<string> => {
    const { name, description } = await ear.hasFocus('heading', /./);
    const id = Number(/^Pass submission #(\d+) /.exec(description)?.[1]);
    expect(sent.get(id), description).toBe(name);
    expect(decided).not.toContain(id);
    decided.push(id);
    return name;
  };

  await test.step('the first one is read before it is decided', async () => {
    await ear.goTo('heading', sent.get(first));
    const card = await ear.read('article', sent.get(first));
    expect(card).toMatch(/Accuracy \d.* Player .* Submitted by /);
  });

  const ways = Array.from({ length: 10 }, (_, index) => (index === 1 || index === 9 ? 'decline' : 'allow'));
  for (const way of ways)
    await test.step(`${way}, and the next one`, async () => {
      const song = await next();
      if (way === 'allow') {
        await ear.activate('button', /^Allow/);
        await ear.heard(new RegExp(`^Allowed: ${escaped(song)}`));
      } else {
        await ear.activate('button', /^Decline/);
        expect((await ear.hasFocus('textbox', 'Reason')).groups).toContain('dialog Decline this pass?');
        await ear.type('The video is private.');
        await ear.press('Control+Enter');
        await ear.heard(new RegExp(`^Declined: ${escaped(song)}`));
      }
    });

  await test.step('F8 leads to the last message, whose Undo brings the submission back; it is declined once more', async () => {
    const last = decided.at(-1) ?? 0;
    await ear.press('F8');
    await ear.hasFocus('button', 'Undo');
    await ear.press('Enter');
    await ear.hasFocus('heading', sent.get(last) ?? '');
    expect(await ear.read('article', sent.get(last))).toContain(`Pass submission #${last}`);
    await ear.activate('button', /^Decline/);
    await ear.hasFocus('textbox', 'Reason');
    await ear.type('The video is private.');
    await ear.press('Control+Enter');
    await ear.heard(new RegExp(`^Declined: ${escaped(sent.get(last) ?? '')}`));
  });

  await test.step('all ten are decided, as they were heard', async () => {
    const { passes } = await call<{ passes: { id: number; status: string }[] }>(
      'GET',
      '/v2/form/my-submissions',
      {
        as: 'player',
      },
    );
    const outcome = new Map(passes.map(({ id, status }) => [id, status]));
    expect(decided.map((id) => outcome.get(id))).toEqual(
      ways.map((way) => (way === 'allow' ? 'approved' : 'declined')),
    );
  });
});

test('a difficulty gets another place and its old one back, and each is said', { tag: '@1280' }, async ({
  pageOf,
}) => {
  const ear = await Ear.at(await pageOf(startedSite().sessions.admin));
  await ear.open('/admin/difficulties');
  const order = async () => {
    const list = await ear.read('list', /^G /);
    return list
      .match(/Move G\d+ up/g)
      ?.slice(0, 6)
      .map((name) => name.split(' ')[1]);
  };
  const usual = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6'];

  await test.step('the second password leads to the page', async () => {
    await ear.hasFocus('textbox', 'Super admin password');
    await ear.type(SUPER_ADMIN_PASSWORD);
    await ear.press('Enter');
    await ear.hasFocus('heading', 'Difficulties');
    expect(await order()).toEqual(usual);
  });

  await test.step('its button moves it, keeps the focus, and the place is said', async () => {
    await ear.activate('button', 'Move G5 up');
    await ear.heard('2 difficulties change place');
    await ear.heard('G5 is now 4 of 20');
    await ear.press('Enter');
    await ear.heard('G5 is now 3 of 20');
    await ear.hasFocus('button', 'Move G5 up');
    expect(await order()).toEqual(['G1', 'G2', 'G5', 'G3', 'G4', 'G6']);
  });

  await test.step('put back, it stands where it was; the focus is not lost', async () => {
    await ear.activate('button', 'Put back');
    await ear.heard(/as it was/);
    await ear.hasFocus('heading', 'Difficulties');
    expect(await order()).toEqual(usual);
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Passes of the demo community's player on levels with other songs; answers the song of each submission. */
async function handIn(call: Call, count: number): Promise<Map<number, string>> {
  const mark = Date.now() % 1_000_000_000;
  const { playerId } = await call<{ playerId: number }>('GET', '/v2/auth/profile/me', { as: 'player' });
  const { results } = await call<{ results: { id: number; song: string }[] }>(
    'GET',
    `/v2/database/levels?pguRange=G1,G12&limit=${count}`,
  );
  const send = async ({ id, song }: { id: number; song: string }, n: number) => {
    const { submissionId } = await call<{ submissionId: number }>('POST', '/v2/form/form-submit', {
      as: 'player',
      headers: { 'x-form-type': 'pass' },
      data: {
        levelId: id,
        videoLink: `https://youtu.be/r${String(mark + n).padStart(10, '0')}`,
        title: `By ear ${mark} ${n}`,
        passer: '',
        passerId: playerId,
        passerRequest: false,
        speed: 1,
        feelingDifficulty: 'G5',
        rawTime: '2026-02-03T00:00:00.000Z',
        earlyDouble: 0,
        earlySingle: 0,
        ePerfect: 1,
        perfect: 400,
        lPerfect: 0,
        lateSingle: 0,
        lateDouble: 0,
        is12K: false,
        is16K: false,
        isNoHoldTap: false,
      },
    });
    return [submissionId, song] as const;
  };
  // At once: nothing of other journeys comes in between.
  return new Map(await Promise.all(results.map(send)));
}
