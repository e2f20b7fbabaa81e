import { expectAccessible } from './support/accessible.ts';
import { SUPER_ADMIN_PASSWORD } from './support/site.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

const headers = { 'x-super-admin-password': SUPER_ADMIN_PASSWORD };
const channels = '/v2/database/difficulties/channels';

interface NewLevel {
  id: number;
  song: string;
  artist: string;
  diffId: number;
}
interface Told {
  webhook: string;
  embeds: { title: string }[];
}

test.use({ role: 'admin' });

test('a level is announced, one channel fails, and is told when it is mended', { tag: '@1280' }, async ({
  page,
  call,
  request,
}) => {
  const as = { as: 'admin', headers } as const;
  const levels = await call<NewLevel[]>('GET', '/v2/database/levels/unannounced/new', as);
  const [level] = levels as [NewLevel];
  // Without rules: it is only marked.
  const other = levels.find(({ diffId }) => diffId !== level.diffId) as NewLevel;
  const { chatUrl } = startedSite();
  const webhook = (name: string) => `${chatUrl}/api/webhooks/123456789012345678/level-${level.id}-${name}`;
  const channel = (label: string, name: string) =>
    call<{ id: number }>('POST', channels, { ...as, data: { label, webhookUrl: webhook(name) } });
  const [good, gone] = [await channel('new-levels', 'good'), await channel('hard-levels', 'gone')];
  const action = ({ id }: { id: number }) => ({ channelId: id, pingType: 'NONE', roleId: null });
  await call('POST', `/v2/database/difficulties/${level.diffId}/directives`, {
    ...as,
    data: {
      directives: [
        { name: 'All levels', mode: 'STATIC', triggerType: 'LEVEL', actions: [action(good), action(gone)] },
      ],
    },
  });
  const told = async () => {
    const all = (await (await request.get(`${chatUrl}/told`)).json()) as Told[];
    return all
      .filter((message) => message.webhook.startsWith(`level-${level.id}-`))
      .map((message) => message.webhook.split('-').at(-1));
  };
  const titleOf = ({ song, artist }: NewLevel) => `${song} - ${artist}`;
  const title = titleOf(level);
  const run = page.getByRole('region', { name: /^Announcing / });

  await test.step('the row says where it goes', async () => {
    await page.goto('/admin/announcements');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: `Select ${title}` }) });
    await expect(row).toContainText('new-levels');
    await row.getByRole('button', { name: `Why: ${title}` }).click();
    await expect(row.getByRole('region')).toContainText('Always');
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'See the messages' }).click();
    const dialog = page.getByRole('dialog', { name: 'Messages' });
    await expect(dialog.getByRole('article')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('what failed stays selected with its reason', async () => {
    await page.getByRole('checkbox', { name: `Select ${titleOf(other)}`, exact: true }).check();
    await page.getByRole('button', { name: /^Announce 2/ }).click();
    await expect(
      run.getByRole('heading', { name: '1 message sent 1 item without a rule 1 failed' }),
    ).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked();
    expect(await told()).toEqual(['good']);
    await expectAccessible(page);
  });

  await test.step('only the channel that failed is told again', async () => {
    await call('PUT', `${channels}/${gone.id}`, { ...as, data: { webhookUrl: webhook('mended') } });
    await run.getByRole('button', { name: 'Try again' }).click();
    await expect(run.getByRole('heading', { name: '1 message sent' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toHaveCount(0);
    expect(await told()).toEqual(['good', 'mended']);
  });

  await test.step('deliveries and the page of the level say what happened', async () => {
    await page.getByRole('tab', { name: /^Delivery/ }).click();
    await expect(page.getByRole('list', { name: 'Delivery' })).toContainText(level.song);
    await page.goto(`/levels/${level.id}`);
    await page.getByRole('button', { name: 'Announcements' }).click();
    const dialog = page.getByRole('dialog', { name: 'Announced' });
    await expect(dialog.getByRole('list').first()).toContainText('Rule All levels: Always');
    await expectAccessible(page);
  });
});
