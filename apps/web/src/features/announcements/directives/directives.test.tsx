import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { lock } from '../../../lib/api/second-password.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { g6 } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, problem, refuse } from '../../../testing/wire.ts';
import {
  aDirective,
  answerDirectivesPage,
  clears,
  fame,
  first,
  open,
  password,
  wantPassword,
} from './testing/directives-page.ts';

beforeEach(answerDirectivesPage);

const names = () =>
  within(screen.getByRole('region', { name: 'Rules' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const form = (name: RegExp) => within(screen.getByRole('group', { name }));

describe('the rules of a difficulty', () => {
  test('ask for the password once, and say in a line what each does', async () => {
    await open();
    expect(names()).toEqual(['Worlds first', 'All clears']);
    const [head, second] = screen.getByRole('region', { name: 'Rules' }).querySelectorAll('.directive');
    expect(head).toHaveTextContent(/Worlds first → #hall-of-fame, pings everyone/);
    expect(second).toHaveTextContent(/Always → #clears/);
    expect(await screen.findByText('62')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectAccessible(screen.getByRole('main'));
  });

  test('are locked when nobody types the password', async () => {
    const { user } = await renderApp({
      path: `/admin/difficulties/${g6.id}/announcements`,
      viewer: { isSuperAdmin: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Locked')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull();
  });

  test('change places by buttons and by keys, and go back', async () => {
    const { user } = await open();
    expect(button('Save rules')).toBeDisabled();
    await user.click(button('Move rule 1 down: Worlds first'));
    expect(names()).toEqual(['All clears', 'Worlds first']);
    expect(await screen.findByText('order changed')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['Worlds first', 'All clears']);
    expect(screen.getByText('Nothing changed')).toBeVisible();
    await user.click(button('Move rule 2 up: All clears'));
    await user.click(button('Put back'));
    expect(names()).toEqual(['Worlds first', 'All clears']);
  });

  test('are edited and saved; ids stay', async () => {
    const { user } = await open();
    answer('saveDirectives', [first, aDirective({ name: 'Clean' })], { id: g6.id });
    await user.click(button('Open rule 2: All clears'));
    const entry = form(/^Rule 2/);
    await user.clear(entry.getByLabelText('Name'));
    expect(screen.getByText('1 error')).toBeVisible();
    await user.type(entry.getByLabelText('Name'), 'Clean');
    await user.click(entry.getByRole('radio', { name: 'On a condition' }));
    await user.clear(entry.getByLabelText('Accuracy'));
    await user.type(entry.getByLabelText('Accuracy'), '99.5');
    await user.selectOptions(entry.getByLabelText('Ping'), 'Ping a role');
    expect(screen.getByText('1 rule edited')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/45 messages in 30 days instead of 42/)).toBeVisible());
    await user.click(button(/^Save rules/));
    expect(await screen.findByText('Rules saved')).toBeVisible();
    const saved = [
      expect.objectContaining({ id: 12 }),
      expect.objectContaining({
        id: 11,
        name: 'Clean',
        mode: 'CONDITIONAL',
        condition: { type: 'ACCURACY', operator: 'GREATER_THAN_EQUAL', value: 0.995 },
        actions: [{ channelId: 1, pingType: 'ROLE', roleId: 5 }],
      }),
    ];
    expect(asked('saveDirectives')).toEqual([{ id: g6.id, body: { directives: saved } }]);
    expect(screen.getByText('Nothing changed')).toBeVisible();
    expect(button('Close rule 2: Clean')).toBeVisible();
  });

  test('say why they could not be saved, on the page and in the corner', async () => {
    const { user } = await open();
    const words = { error: 'Invalid custom directive format', details: 'NO_MIS at place 1' };
    refuse('saveDirectives', problem('DIRECTIVE_INVALID', words), { id: g6.id });
    await user.click(button('Move rule 1 down: Worlds first'));
    await user.keyboard('{Control>}s{/Control}');
    const said = () => screen.queryAllByText(/Invalid custom directive format: NO_MIS at place 1/);
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(['All clears', 'Worlds first']);
  });

  test('keep the box open for a wrong password', async () => {
    const { user } = await open();
    lock();
    await user.click(button('Move rule 1 down: Worlds first'));
    answer('saveDirectives', [aDirective(), first], { id: g6.id });
    wantPassword();
    await user.click(button(/^Save rules/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Super admin password' }));
    await user.type(dialog.getByLabelText(/^Super admin password/), 'wrong{Enter}');
    await waitFor(() => expect(dialog.getByLabelText(/^Super admin password/)).toBeInvalid());
    await user.clear(dialog.getByLabelText(/^Super admin password/));
    await user.type(dialog.getByLabelText(/^Super admin password/), `${password}{Enter}`);
    expect(await screen.findByText('Rules saved')).toBeVisible();
    expect(asked('saveDirectives')).toHaveLength(1);
  });

  test('begin with one that announces all clears, and make the first channel', async () => {
    answer('directives', [], { id: g6.id });
    let channels: object[] = [];
    answer('channels', () => channels);
    answer('createChannel', () => {
      channels = [fame];
      return fame;
    });
    wantPassword();
    await open();
    expect(asked('createChannel')).toEqual([
      { body: { label: 'announcements', webhookUrl: '', isActive: true } },
    ]);
    expect(names()).toEqual(['Announce all clears']);
    expect(screen.queryByRole('button', { name: /^Remove rule/ })).toBeNull();
    expect(screen.getByText('1 rule added')).toBeVisible();
  });

  test('ask before unsaved changes are left, and before an edited rule is removed', async () => {
    const { user, router } = await open();
    await user.click(button('Open rule 2: All clears'));
    await user.type(form(/^Rule 2/).getByLabelText('Name'), '!');
    await user.click(form(/^Rule 2/).getByRole('button', { name: 'Remove rule' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(2);
    void router.navigate({ to: '/levels' });
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toContain('/announcements');
  });
});

describe('the expression of a rule', () => {
  test('says where it is wrong, takes the correction with Tab, and says what it means', async () => {
    const { user } = await open();
    await user.click(button('Open rule 1: Worlds first'));
    const entry = form(/^Rule 1/);
    await user.click(entry.getByRole('radio', { name: 'Expression' }));
    const box = entry.getByLabelText('Expression');
    await user.type(box, 'ACCURACY >= 0.995 && NO_MIS');
    expect(box).toHaveAccessibleDescription('NO_MIS at place 22 is no field.');
    expect(entry.getByText('NO_MIS', { selector: '[data-wrong]' })).toBeInTheDocument();
    expect(screen.getByText('Rule 1 has an error; its last valid form is used here')).toBeVisible();
    await user.keyboard('{Tab}');
    expect(box).toHaveValue('ACCURACY >= 0.995 && NO_MISS');
    expect(box).toBeValid();
    expect(entry.getByText(/Accuracy is at least 99.5 % and no miss\./)).toBeVisible();
    await user.click(entry.getByRole('button', { name: '||' }));
    await user.click(entry.getByRole('button', { name: 'IS_WF' }));
    await waitFor(() => expect(box).toHaveValue('ACCURACY >= 0.995 && NO_MISS || IS_WF'));
  });

  test('is simulated when nobody types, with the last valid form while it is wrong', async () => {
    const { user } = await open();
    await waitFor(() => expect(asked('simulateDirectives')).toHaveLength(1));
    await user.click(button('Open rule 1: Worlds first'));
    const entry = form(/^Rule 1/);
    await user.click(entry.getByRole('radio', { name: 'Expression' }));
    await user.type(entry.getByLabelText('Expression'), 'IS_WF');
    await waitFor(() => expect(asked('simulateDirectives')).toHaveLength(2));
    expect(asked('simulateDirectives')[1]?.body).toMatchObject({
      days: 30,
      directives: [{ condition: { type: 'CUSTOM', customFunction: 'IS_WF' } }, {}],
    });
  });
});

describe('settings', () => {
  test('are copied, and say so when they cannot be', async () => {
    const { user } = await open();
    await user.click(button('Open rule 1: Worlds first'));
    await user.click(button('Copy as settings'));
    expect(await screen.findByText('Settings of rule 1 copied')).toBeVisible();
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ name: 'Worlds first' });
  });

  test('are pasted over a rule; a wrong text says its line', async () => {
    const { user } = await open();
    await user.keyboard('p');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('jp');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste settings into rule 1' }));
    const box = dialog.getByLabelText('Settings');
    await user.click(box);
    await user.paste('{\n "name": "x",\n "mode": "STATIC"\n}');
    expect(box).toHaveAccessibleDescription(/"actions" is missing/);
    expect(dialog.getByRole('button', { name: 'Replace rule 1' })).toBeDisabled();
    await user.clear(box);
    await user.paste(
      JSON.stringify({
        name: 'Pasted',
        mode: 'STATIC',
        actions: [{ channelId: 1, pingType: 'NONE', roleId: null }],
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Replace rule 1' }));
    expect(names()).toEqual(['Pasted', 'All clears']);
  });
});

describe('channels', () => {
  test('one that is switched off keeps its name where a rule tells it, and is offered nowhere else', async () => {
    answer('channels', [clears, { ...fame, isActive: false }]);
    const { user } = await open();
    const [first] = screen.getByRole('region', { name: 'Rules' }).querySelectorAll('.directive');
    expect(first).toHaveTextContent('Worlds first → #hall-of-fame (switched off), pings everyone');
    await user.click(button('Open rule 1: Worlds first'));
    expect(form(/^Rule 1/).getByRole('option', { name: '# hall-of-fame' })).toBeInTheDocument();
    await user.click(button('Open rule 2: All clears'));
    expect(form(/^Rule 2/).queryByRole('option', { name: '# hall-of-fame' })).toBeNull();
  });

  test('are edited in place; the stored address stays unless another one is typed', async () => {
    const { user } = await open();
    await user.click(button('Open rule 2: All clears'));
    await user.click(form(/^Rule 2/).getByRole('button', { name: 'Channels and roles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Channels and roles' }));
    expect(dialog.getByText('ends in …x7Qa')).toBeVisible();
    expect(dialog.getByText('no address yet')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Edit #clears' }));
    const fields = [{ field: 'webhookUrl', code: 'WEBHOOK_URL_INVALID', message: 'x' }];
    refuse('editChannel', problem('WEBHOOK_URL_INVALID', { fields }), { id: 1 });
    await user.type(dialog.getByLabelText(/^Address/), 'https://example.org');
    await user.click(dialog.getByRole('button', { name: 'Save channel' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Address/)).toBeInvalid());
    expect(dialog.getByLabelText(/^Address/)).toHaveFocus();
    expect(screen.getAllByText('This is not the address of a webhook of the chat service.')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await dialog.findByRole('button', { name: 'Edit #clears' }));
    await user.clear(dialog.getByLabelText(/^Label/));
    await user.type(dialog.getByLabelText(/^Label/), '\u3164');
    await user.click(dialog.getByRole('button', { name: 'Save channel' }));
    expect(dialog.getByLabelText(/^Label/)).toBeInvalid();
    answer('editChannel', { ...clears, label: 'all-clears' }, { id: 1 });
    await user.clear(dialog.getByLabelText(/^Label/));
    await user.type(dialog.getByLabelText(/^Label/), 'all-clears');
    await user.click(dialog.getByRole('button', { name: 'Save channel' }));
    expect(await screen.findByText('#all-clears saved')).toBeVisible();
    expect(asked('editChannel')).toEqual([
      { id: 1, body: { label: 'clears', webhookUrl: 'https://example.org' } },
      { id: 1, body: { label: 'all-clears' } },
    ]);
    await user.click(dialog.getByRole('button', { name: 'New role' }));
    await user.click(dialog.getByRole('button', { name: 'Save role' }));
    expect(dialog.getByLabelText(/^ID in the chat/)).toBeInvalid();
  });
});
