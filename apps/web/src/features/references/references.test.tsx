import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevel, difficulties, g6 } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, problem, refuse } from '../../testing/wire.ts';

const entry = (id: number, type = '', fields: object = {}) => ({
  id,
  song: `Song ${id}`,
  artist: 'Pell',
  creator: 'Sorrel',
  videoLink: '',
  type,
  ...fields,
});
const difficulty = (id: number, name: string) => ({ ...g6, id, name, baseScore: id * 10 });
const ofG6 = {
  difficulty: { ...g6 },
  levels: [
    entry(4),
    entry(5, 'ROLLING+TECH', { videoLink: 'https://www.youtube.com/watch?v=x' }),
    entry(9, 'TECH'),
  ],
};
const references = [
  { difficulty: difficulty(1, 'P1'), levels: [entry(1)] },
  { difficulty: difficulty(25, 'G5'), levels: [] },
  ofG6,
  { difficulty: difficulty(52, 'U12'), levels: [entry(2)] },
  { difficulty: difficulty(53, 'U13'), levels: [entry(3)] },
];

beforeEach(() => {
  answer('references', references);
  answer('difficulties', difficulties);
  answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
});

async function open(path = '/levels?references=G', viewer?: { isSuperAdmin: boolean }) {
  const app = await renderApp({ path, ...(viewer ? { viewer } : {}) });
  const dialog = await screen.findByRole('dialog', { name: 'Reference levels' });
  return { ...app, dialog, in: within(dialog) };
}
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = (name: string) => waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the popup of reference levels', () => {
  test('opens from the level list, and Back closes it', async () => {
    const { user, router } = await renderApp({ path: '/levels' });
    await user.click(await screen.findByRole('button', { name: 'Reference levels' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reference levels' });
    expect(router.state.location.href).toBe('/levels?references=G');
    await within(dialog).findByRole('link', { name: 'Song 4' });
    await expectAccessible(dialog);
    await user.click(tab('U'));
    await selected('U');
    router.history.back();
    await gone();
    expect(router.state.location.href).toBe('/levels');
  });

  test('has difficulties with odd names under the letter before them', async () => {
    const odd = { difficulty: difficulty(500, '地狱'), levels: [entry(70)] };
    answer('references', [...references.slice(0, 3), odd, ...references.slice(3)]);
    const { user, in: popup } = await open();
    expect(await popup.findByRole('link', { name: 'Song 70' })).toBeVisible();
    await user.click(tab('U'));
    await popup.findByRole('link', { name: 'Song 2' });
    expect(popup.queryByRole('link', { name: 'Song 70' })).toBeNull();
  });

  test('groups levels by type, the more members the earlier; compact is one list', async () => {
    const { user, in: popup } = await open();
    const groups = await popup.findAllByRole('region', { name: /^G6: / });
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'G6: Rolling + Tech',
      'G6: Tech',
      'G6: No type',
    ]);
    const first = within(groups[0] as HTMLElement);
    expect(first.getByRole('link', { name: 'Song 5' })).toHaveAttribute('href', '/levels/5');
    expect(first.getByRole('link', { name: 'Video of Song 5' })).toBeVisible();
    await user.click(popup.getByRole('radio', { name: 'Compact' }));
    const rows = within(popup.getByRole('list', { name: 'G6' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^#5Song 5.*Rolling.*Tech.*PellSorrel/),
      expect.stringMatching(/^#9Song 9.*Tech/),
      expect.stringMatching(/^#4Song 4PellSorrel/),
    ]);
    expect(popup.queryByRole('region')).toBeNull();
  });

  test('switches tabs with arrows and folds each difficulty or all of the tab', async () => {
    const { user, in: popup } = await open('/levels?references=U');
    const u12 = await popup.findByRole('button', { name: /^U12/ });
    expect(u12).toHaveTextContent('520.0 PP');
    expect(popup.getByRole('button', { name: /^U13/ })).not.toHaveTextContent('PP');
    await user.click(u12);
    expect(u12).toHaveAttribute('aria-expanded', 'false');
    expect(popup.queryByText('Song 2')).toBeNull();
    await user.click(popup.getByRole('button', { name: 'Expand all' }));
    expect(popup.getByText('Song 2')).toBeVisible();
    await user.click(popup.getByRole('button', { name: 'Collapse all' }));
    expect(popup.queryByText('Song 3')).toBeNull();
    await user.keyboard('{ArrowRight}');
    await selected('P');
    expect(popup.getByText('Song 1')).toBeVisible();
    await user.click(popup.getByRole('button', { name: 'Previous tab' }));
    await selected('U');
    await user.keyboard('{ArrowLeft}');
    await selected('G');
    expect(popup.getByText('No reference levels yet')).toBeVisible();
    await user.keyboard('{Escape}');
    await gone();
  });

  test('explains the types, and loads again what did not load', async () => {
    refuse('references', 'BUSY');
    const { user, in: popup } = await open();
    await popup.findByText('Could not load the reference levels');
    answer('references', references);
    await user.click(popup.getByRole('button', { name: 'Try again' }));
    await popup.findByText('Song 4');
    const help = popup.getByRole('button', { name: 'What the types mean' });
    await user.click(help);
    expect(help).toHaveAttribute('aria-expanded', 'true');
    expect(popup.getByRole('region', { name: 'What the types mean' })).toHaveTextContent(/190 BPM/);
    expect(popup.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('editing references', () => {
  const edit = async () => {
    const app = await open('/levels?references=G', { isSuperAdmin: true });
    await app.user.click(await app.in.findByRole('button', { name: 'Edit' }));
    return { ...app, area: await app.in.findByLabelText('Reference levels of G6') };
  };

  test('checks each line at once, keeps keys to the text, and saves the whole set', async () => {
    const { user, in: popup, area, dialog } = await edit();
    expect(area).toHaveValue('R+T: 5\nT: 9\n4');
    expect(popup.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.type(area, '\nX: 1\nR+R: 2');
    expect(area).toHaveAccessibleDescription(
      /Line 4: Invalid reference type format\s+Line 5: Invalid reference type combination/,
    );
    expect(popup.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(dialog);
    await user.keyboard('{Escape}{ArrowLeft}{ArrowRight}');
    expect(area).toHaveFocus();
    expect(tab('G')).toHaveAttribute('aria-selected', 'true');
    await user.click(popup.getByRole('button', { name: 'Cancel' }));
    expect(area).toHaveValue('R+T: 5\nT: 9\n4');

    const now = { ...ofG6, levels: [entry(7, 'KEYCOUNT_PLUS'), entry(8)] };
    answer(
      'replaceReferences',
      () => {
        answer(
          'references',
          references.map((one) => (one === ofG6 ? now : one)),
        );
        return { message: 'ok', added: 2, removed: 3, updated: 0, reference: now };
      },
      { difficultyId: 26 },
    );
    await user.clear(area);
    await user.type(area, 'k+: 7\n8');
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Reference levels of G6 saved')).toBeVisible();
    const saved = [
      { levelId: 7, type: 'KEYCOUNT_PLUS' },
      { levelId: 8, type: '' },
    ];
    expect(asked('replaceReferences')).toEqual([{ difficultyId: 26, body: { references: saved } }]);
    await waitFor(() => expect(area).toHaveValue('K+: 7\n8'));
    expect(popup.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  /** Saves, and keeps nothing of it. */
  const answerSaves = () =>
    answer(
      'replaceReferences',
      { message: 'ok', added: 0, removed: 0, updated: 0, reference: ofG6 },
      { difficultyId: 26 },
    );

  test.each([
    ['177，211，194，251', [177, 211, 194, 251]],
    ['12 34', [12, 34]],
    ['12;34', [12, 34]],
    ['#12, #34', [12, 34]],
    ['１２、３４；＃５６', [12, 34, 56]],
    ['', []],
  ])('saves every level of %j', async (text, ids) => {
    answerSaves();
    const { user, in: popup, area } = await edit();
    await user.clear(area);
    if (text !== '') await user.type(area, text);
    expect(area).toBeValid();
    await user.click(popup.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked('replaceReferences')).toEqual([
        { difficultyId: 26, body: { references: ids.map((levelId) => ({ levelId, type: '' })) } },
      ]),
    );
  });

  test.each([
    ['12, x1, 1e3', 'Line 1: These are not IDs: x1 · 1e3'],
    ['T: 9\n12/34', 'Line 2: This is not an ID: 12/34'],
    ['，、', 'Line 1: This is not an ID: ，、'],
    ['R 12', 'Line 1: This is not an ID: R'],
  ])('marks what is no id in %j, and saves nothing', async (text, words) => {
    answerSaves();
    const { user, in: popup, area, dialog } = await edit();
    await user.clear(area);
    await user.type(area, text);
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription(words);
    expect(popup.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(dialog);
    expect(asked('replaceReferences')).toEqual([]);
    expect(area).toHaveValue(text);
  });

  test('names levels that are not there and keeps the text', async () => {
    const { user, in: popup, area } = await edit();
    await user.type(area, ', 77');
    refuse('replaceReferences', problem('LEVEL_NOT_FOUND', { ids: [77] }), { difficultyId: 26 }, 400);
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Could not save the reference levels of G6')).toBeVisible();
    expect(area).toHaveAccessibleDescription(/No level has this ID: 77/);
    expect(area).toHaveValue('R+T: 5\nT: 9\n4, 77');
  });

  test('asks before changes are lost, by closing, by Back and by ending it', async () => {
    const { user, in: popup, area, router } = await edit();
    await user.type(area, ', 8');
    await user.click(tab('P'));
    await selected('P');
    await user.click(tab('G'));
    expect(await popup.findByLabelText('Reference levels of G6')).toHaveValue('R+T: 5\nT: 9\n4, 8');
    const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });

    await user.click(popup.getByRole('button', { name: 'Close' }));
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await user.click(popup.getByRole('button', { name: 'Stop editing' }));
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(popup.getByLabelText('Reference levels of G6')).toHaveValue('R+T: 5\nT: 9\n4, 8');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await gone();
    expect(router.state.location.href).toBe('/levels');
  });
});
