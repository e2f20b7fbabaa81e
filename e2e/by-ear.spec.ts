import { Ear } from './support/by-ear.ts';
import { newcomer } from './support/newcomer.ts';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

interface Me {
  username: string;
}
interface Level {
  id: number;
  song: string;
  difficulty: { name: string };
}

test('a level is found by its name and its difficulty, and its board is read', { tag: '@1280' }, async ({
  pageOf,
  call,
}) => {
  const session = startedSite().sessions.player;
  const { username } = await call<Me>('GET', '/v2/auth/profile/me', { as: 'player' });
  const own = await call<{ results: [{ level: Level }] }>(
    'GET',
    `/v2/database/passes?limit=1&query=${encodeURIComponent(`player:${username}`)}`,
  );
  const { song, difficulty } = own.results[0].level;
  const ear = await Ear.at(await pageOf(session));
  await ear.open('/levels');

  await test.step('each step of the search says how many are left', async () => {
    await ear.fill('searchbox', 'Search levels', song);
    await ear.heard(/^\d+ levels?$/);
    expect(await ear.goTo('slider', 'Lowest difficulty')).toContain('P1');
    await ear.pressUntil('ArrowUp', difficulty.name);
    await ear.heard(/^\d+ levels?$/);
    await ear.goTo('slider', 'Highest difficulty');
    // As far down as the other knob lets it.
    await ear.press('Home');
    expect(await ear.focused()).toMatchObject({ value: difficulty.name });
    await ear.heard('1 level');
  });

  await test.step('the row says what it is, and its heading leads to the level', async () => {
    expect(await ear.read('list', 'Levels')).toMatch(new RegExp(`${difficulty.name} .*Base: .*Clears: `));
    await ear.goTo('heading', song);
    await ear.activate('link', song);
    await ear.heard(/ · Rondo$/);
    await ear.reads('heading', song, song);
  });

  await test.step('the board says whose row each is, and which place is one’s own', async () => {
    await ear.reads('region', 'Your clear', /#\d+ of \d+ .*Score .*Accuracy/);
    expect(await ear.names('heading')).toEqual(expect.arrayContaining([song, 'Leaderboard', 'Information']));
    await ear.goTo('heading', 'Leaderboard');
    const [, place] = /#(\d+) of/.exec(await ear.read('region', 'Your clear')) ?? [];
    await ear.goTo('row', new RegExp(`^${place} ${username} `));
  });
});

test('a clear is submitted, followed, and its receipt read', { tag: '@1280' }, async ({
  pageOf,
  call,
  request,
}) => {
  const session = await newcomer(request, 'ear');
  const { results } = await call<{ results: [Level] }>('GET', '/v2/database/levels?pguRange=P1,P9&limit=1');
  const [{ id, song }] = results;
  const headers = { authorization: `Bearer ${session.token}` };
  const { username } = (await (await request.get('/v2/auth/profile/me', { headers })).json()) as Me;
  const ear = await Ear.at(await pageOf(session));
  await ear.open('/submission/pass');

  await test.step('an empty form says what it asks for, and leads there', async () => {
    for (const field of judgements) expect(await ear.read('textbox', field)).toContain('required');
    await ear.activate('button', 'Submit pass');
    const summary = await ear.hasFocus('group', /required fields/);
    expect(await ear.read('group', summary.name)).toContain('10 fields need fixing');
    await ear.activate('link', /^ID or name: This field is required/);
    const first = await ear.hasFocus('combobox', 'ID or name');
    expect(first.states).toEqual(expect.arrayContaining(['required', 'invalid']));
    expect(first.description).toBe('This field is required.');
  });

  await test.step('the level is chosen from a list that says what it offers', async () => {
    await ear.type(String(id));
    await ear.heard(/^\d+ suggestions?$/);
    await ear.press('ArrowDown');
    expect((await ear.focused()).active).toContain(song);
    await ear.press('Enter');
    await ear.heard(`Found: ${song}`);
    expect((await ear.focused()).states).not.toContain('invalid');
  });

  await test.step('the video is looked up, and what it lacks is asked for', async () => {
    await ear.fill('textbox', 'Video link', `https://youtu.be/e${String(Date.now()).slice(-10)}`);
    await ear.heard(/Full clear of the evening .*unknown, enter it below/);
    await ear.goTo('Date', 'Upload date');
    await ear.typeDate('03142026');
    await ear.reads('Date', 'Upload date', '2026-03-14');
    await ear.fill('combobox', 'Player', username);
    await ear.heard(/^\d+ suggestions?$/);
    await ear.press('ArrowDown');
    expect((await ear.focused()).active).toContain(username);
    await ear.press('Enter');
  });

  const score = await test.step('accuracy and score are said once the judgements stand', async () => {
    await ear.fill('textbox', 'Feeling', 'P5');
    for (const field of judgements) await ear.fill('textbox', field, field === 'Perfect' ? '500' : '0');
    const said = await ear.heard(/Accuracy: 100\.00%.*Score: \d/);
    return /Score: ([\d,.]+)/.exec(said)?.[1] ?? '';
  });

  const number = await test.step('it is sent, and the focus goes to where that is said', async () => {
    await ear.activate('button', 'Submit pass');
    const [, sent] = /Submitted .*#(\d+)/.exec(await ear.isAt(/^Submitted/)) ?? [];
    return sent;
  });

  await test.step('it waits among one’s own submissions', async () => {
    await ear.activate('link', 'My submissions');
    await ear.heard(/My submissions/);
    await ear.reads('listitem', new RegExp(song), /Pending Position \d+ in the queue/);
  });

  await test.step('that it was allowed is heard, and the inbox leads to the clear', async () => {
    await call('PUT', `/v2/admin/submissions/passes/${number}/approve`, { as: 'admin' });
    // The next look is 15 seconds away at most.
    await ear.heard(new RegExp(`${song} allowed ranked score .* Open the inbox`), 40_000);
    await ear.activate('button', 'Inbox, 1 unread');
    await ear.hasFocus('dialog', 'Inbox');
    expect(await ear.read('dialog', 'Inbox')).toMatch(/Unread: .* was allowed/);
    await ear.activate('link', song);
  });

  await test.step('the page of the clear is its receipt', async () => {
    await ear.heard(/ · Rondo$/);
    await ear.goTo('heading', 'How this score is calculated');
    await ear.reads(
      'main',
      undefined,
      new RegExp(`Base score .* Accuracy × 10.* No miss × 1\\.1.* Score ${score}`),
    );
    expect(await ear.read('main')).toContain('Perfect 500');
  });
});

const judgements = ['Early perfect', 'Perfect', 'Late perfect', 'Too early', 'Early', 'Late'];
