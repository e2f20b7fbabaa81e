import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keyOf } from '../../../lib/queries/key.ts';
import { signOut } from '../../../lib/session/token.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevelDetail, difficulties, g6 } from '../../../testing/catalogue.ts';
import { FakeEventSource, openStream } from '../../../testing/event-source.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

const time = '2026-01-02T03:04:05.000Z';
const quantum = difficulties[1]!;
const g9 = { ...g6, id: 29, name: 'G9', sortOrder: 29, icon: '/v2/media/icon/29.svg' };
const notAcceptable = { ...quantum, id: 1000, name: '-2', sortOrder: 999 };
const table = [...difficulties, ...[g9, notAcceptable].map((row) => ({ ...quantum, ...row }))];

const aUser = (id: number, nickname: string) => ({
  id,
  username: nickname.toLowerCase(),
  nickname,
  avatarUrl: null,
  isRater: true,
  isSuperAdmin: false,
});
const aVote = (id: number, nickname: string, fields: object = {}) => ({
  userId: id,
  user: aUser(id, nickname),
  rating: 'G6',
  comment: null as string | null,
  isCommunityRating: false,
  updatedAt: time,
  ...fields,
});

const level = aLevelDetail({ hasRating: true, toRate: true });

function aRating(fields: object = {}) {
  return {
    id: 40,
    levelId: level.id,
    level,
    averageDifficulty: g6,
    averageDifficultyId: g6.id,
    communityDifficulty: g9,
    communityDifficultyId: g9.id,
    lowDiff: false,
    requesterFR: 'G5~G7',
    requireComment: false,
    isVote: false,
    isVeiled: false,
    votes: { manager: 2, community: 1 },
    confirmedAt: null,
    createdAt: time,
    updatedAt: time,
    details: [
      aVote(11, 'Tarrowby', { comment: 'Compare #4310 and the bridge.' }),
      aVote(12, 'mirokuro', { rating: 'G6~G9' }),
      aVote(13, 'Nimue', { rating: 'G9', isCommunityRating: true }),
    ],
    ...fields,
  };
}
type Sample = ReturnType<typeof aRating>;

interface Visit {
  viewer?: Parameters<typeof renderApp>[0]['viewer'];
  rating?: Sample;
  config?: Parameters<typeof renderApp>[0]['config'];
}

/** Opens the rating over its level's page, by the button that leads there or by its address. */
async function open({ viewer, rating = aRating(), config }: Visit, path = `/levels/${level.id}?rating=40`) {
  answer('levelDetail', level, { id: level.id });
  answer('passesOfLevel', [], { id: level.id });
  answer('difficulties', table);
  answer('levelWithRatings', { level, ratings: rating }, { id: level.id });
  const app = await renderApp({ path, viewer, config });
  return app;
}
const popup = () => screen.findByRole('dialog', { name: 'Night Ferry' });
const input = () => screen.findByRole('combobox', { name: 'Your rating' });
const comment = () => screen.getByRole('textbox', { name: /^Comment/ });

/** Answers the saving of a vote. */
const answerSave = (answerTo: (vote: { readonly rating: string }) => Sample) =>
  answer(
    'saveRating',
    ({ body }) => {
      const rating = answerTo(body);
      return { ...rating, rating, message: 'saved' };
    },
    { id: 40 },
  );
const votes = () => asked('saveRating').map(({ body }) => body);
const withVote = (vote: object) => aRating({ details: [...aRating().details, aVote(7, 'Halcyon_7', vote)] });

test('visitors open it from the level, read votes without voting, and are led to sign in', async () => {
  const { user, router } = await open({}, `/levels/${level.id}`);
  await user.click(await screen.findByRole('button', { name: 'Rating' }));
  const dialog = await popup();
  expect(router.state.location.searchStr).toBe('?rating=40');
  const tabs = within(dialog).getByRole('tablist', { name: 'Ratings' });
  expect(within(tabs).getByRole('tab', { selected: true })).toHaveTextContent('Managers 2');
  const [first, second] = within(within(dialog).getByRole('tabpanel')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Tarrowby');
  expect(second).toHaveTextContent('G6~G9');
  expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Save rating' })).toBeNull();
  expect(await within(dialog).findByRole('img', { name: /^Managers: 2 votes \(G6 1×/ })).toBeInTheDocument();
  expect(within(dialog).getByText('Managers and community differ by more than two steps')).toBeVisible();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.searchStr).toBe('');
});

test('a rater rates by keyboard: the text is read while it is typed, a list completes it, Ctrl+Enter saves', async () => {
  answerSave((vote) => withVote(vote));
  const { user } = await open({ viewer: { isRater: true } });
  await waitFor(async () => expect(await input()).toHaveFocus());
  const save = await screen.findByRole('button', { name: 'Save rating' });
  expect(save).toBeDisabled();
  await user.keyboard('G55');
  expect(await input()).toHaveAccessibleDescription(/^Not recognised. Accepted: G13/);
  expect(save).toBeDisabled();
  await user.keyboard('{Backspace}{Backspace}');
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options()).toEqual(['G6150.0 PP', 'G9150.0 PP']);
  await user.keyboard('{ArrowDown}{Enter}~g{ArrowDown}{ArrowDown}{Enter}');
  expect(await input()).toHaveValue('G6~G9');
  expect(save).toBeEnabled();
  await user.keyboard('{Tab}so{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Rating saved')).toBeVisible();
  expect(votes()).toEqual([{ rating: 'G6~G9', comment: 'so', isCommunityRating: false }]);
  expect(screen.getByText('You')).toBeVisible();
  expect(save).toBeDisabled();
  await expectAccessible();
});

test('a refused Ctrl+Enter is said where the focus stays, each time', async () => {
  const { user } = await open({ viewer: { isRater: true } });
  await waitFor(async () => expect(await input()).toHaveFocus());
  expect(screen.getByRole('form', { name: 'Your rating of Night Ferry' })).toContainElement(await input());
  await user.keyboard('zzz{Control>}{Enter}{/Control}');
  const said = await screen.findByText(/^Enter a difficulty or/, { selector: '[role="status"]' });
  const before = said.textContent;
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(said.textContent).toBe(`${before}\u00a0`), { timeout: 3_000 });
});

test('Ctrl+Enter saves the typed text, not the marked suggestion, and the suggestions go', async () => {
  answerSave((vote) => withVote(vote));
  const { user } = await open({ viewer: { isRater: true } });
  await waitFor(async () => expect(await input()).toHaveFocus());
  await user.keyboard('g{ArrowDown}');
  await user.keyboard('{Backspace}g6{ArrowDown}');
  expect(await input()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Rating saved')).toBeVisible();
  expect(votes()).toMatchObject([{ rating: 'g6' }]);
  expect(await input()).toHaveAttribute('aria-expanded', 'false');
});

test('a comment is required where the rating or the level asks for it, and is counted', async () => {
  const { user } = await open({ viewer: { isRater: true }, rating: aRating() });
  await user.type(await input(), '-2');
  expect(comment()).toBeRequired();
  expect(screen.getByRole('button', { name: 'Save rating' })).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(comment()).toHaveFocus());
  expect(comment()).toHaveAccessibleDescription(/This rating needs a comment\./);
  await user.click(comment());
  await user.paste('x'.repeat(1001));
  expect(screen.getByText('1001 / 1000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save rating' })).toBeDisabled();
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('button', { name: 'Save rating' })).toBeEnabled();
});

test.each([
  ['INVALID_RATING', input],
  ['COMMENT_REQUIRED', async () => comment()],
] as const)(
  'what the server refuses as %s is shown at its field, with all that was typed',
  async (code, field) => {
    const { user } = await open({ viewer: {} });
    refuse('saveRating', code, { id: 40 });
    await user.type(await input(), 'G9');
    await user.type(comment(), 'why');
    await user.click(screen.getByRole('button', { name: 'Save rating' }));
    await waitFor(async () => expect(await field()).toBeInvalid());
    expect(await input()).toHaveValue('G9');
    expect(comment()).toHaveValue('why');
    await user.type(await field(), '{Backspace}6');
    expect(await field()).toBeValid();
  },
);

test('an emptied rating is removed; another one is changed from manager to community', async () => {
  answerSave((vote) => (vote.rating === '' ? aRating() : withVote(vote)));
  const { user } = await open({
    viewer: { isSuperAdmin: true },
    rating: withVote({ comment: 'mine', isBlind: true }),
  });
  expect(await input()).toHaveValue('G6');
  expect(screen.getByText('Blind')).toBeVisible();
  const mode = screen.getByRole('radiogroup', { name: 'Count as' });
  await user.click(within(mode).getByRole('radio', { name: 'Community' }));
  await user.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(await screen.findByText('Rating saved')).toBeVisible();
  await user.clear(await input());
  await user.click(screen.getByRole('button', { name: 'Remove rating' }));
  expect(await screen.findByText('Rating removed')).toBeVisible();
  expect(votes()).toEqual([
    { rating: 'G6', comment: 'mine', isCommunityRating: true },
    { rating: '', comment: 'mine', isCommunityRating: true },
  ]);
  expect(comment()).toHaveValue('');
});

test('super admins remove any vote, others only their own, after a question', async () => {
  const { user } = await open({ viewer: { isSuperAdmin: true } });
  const rating = aRating({ details: aRating().details.slice(1) });
  answer('deleteRatingDetail', { ...rating, rating, message: 'removed' }, { id: 40 });
  await user.click(await screen.findByRole('button', { name: 'Remove the rating by Tarrowby' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove the rating by Tarrowby?' });
  await user.click(within(question).getByRole('button', { name: 'Remove rating' }));
  await waitFor(() => expect(screen.queryByText('Tarrowby')).toBeNull());
  expect(asked('deleteRatingDetail')).toEqual([{ id: 40, userId: 11 }]);
});

test('what is typed survives updates of the rating; leaving asks first', async () => {
  const { user, queryClient, router } = await open({
    viewer: { isRater: true },
    rating: withVote({ comment: 'old' }),
  });
  await user.clear(await input());
  await user.type(await input(), 'G9');
  await act(async () =>
    queryClient.setQueryData(keyOf('rating', { id: 40 }), {
      ...withVote({ comment: 'from another window', rating: 'G6' }),
      details: [...withVote({ comment: 'from another window' }).details, aVote(14, 'Bramble')],
    }),
  );
  expect(await screen.findByText('Bramble')).toBeVisible();
  expect(await input()).toHaveValue('G9');
  expect(comment()).toHaveValue('from another window');
  await user.keyboard('{Escape}{Escape}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(await input()).toHaveValue('G9');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.searchStr).toBe('');
});

test("a vote outlives the session without live events, and others' votes are out of sight", async () => {
  const { user } = await open({ viewer: { isRater: true } });
  await user.type(await input(), 'G9');
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  act(() => signOut());
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  expect(await input()).toHaveValue('G9');
  expect(screen.getByRole('button', { name: /^Save/ })).toBeDisabled();
  expect(screen.getByText('Tarrowby').closest('.hidden')).not.toBeNull();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(0));
});

test('a rating that is closed while one types becomes read-only, with the words still there', async () => {
  const { user } = await open({ viewer: { isRater: true } });
  await user.type(await input(), 'G9');
  const closed = aRating({ confirmedAt: time });
  refuse('saveRating', 'RATING_CLOSED', { id: 40 });
  answer('levelWithRatings', { level, ratings: closed }, { id: level.id });
  await user.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(await screen.findByText(/^Closed on Jan 2, 2026/)).toBeVisible();
  expect(await input()).toBeDisabled();
  expect(await input()).toHaveValue('G9');
  expect(screen.queryByRole('button', { name: 'Save rating' })).toBeNull();
});

test.each([
  ['You are banned from rating', { viewer: { isRatingBanned: true } }],
  [
    'Verify your email address first',
    {
      viewer: { isEmailVerified: false },
      config: {
        features: {
          jokes: false,
          registration: true,
          emailVerification: true,
          discordLogin: false,
          videoTimes: false,
        },
      },
    },
  ],
  ['Rate first', { viewer: { isRater: true }, rating: aRating({ isVeiled: true, details: [] }) }],
] satisfies [string, Visit][])('says: %s', async (words, visit) => {
  await open(visit);
  expect(await screen.findByText(words)).toBeVisible();
  if ('rating' in visit) {
    expect(screen.getByText('2 managers')).toBeVisible();
    expect(screen.queryByRole('tablist', { name: 'Ratings' })).toBeNull();
  } else expect(screen.queryByRole('button', { name: 'Save rating' })).toBeNull();
  await expectAccessible();
});

test('a number in a comment leads to that level; the help lights up the keys that are pressed', async () => {
  const { user } = await open({ viewer: {} });
  const link = await screen.findByRole('link', { name: /^#4310/ });
  expect(link).toHaveAttribute('href', '/levels/4310');
  await user.click(screen.getByRole('button', { name: 'How rating works' }));
  const help = await screen.findByRole('dialog', { name: 'How rating works' });
  const [control] = within(help).getAllByText('Ctrl');
  expect(control).not.toHaveClass('kbd-lit');
  await user.keyboard('{Control>}');
  expect(control).toHaveClass('kbd-lit');
  await user.keyboard('{/Control}');
  expect(control).not.toHaveClass('kbd-lit');
  await expectAccessible(help);
});

test('a special that staff add meanwhile is offered, read and saved without loading the page again', async () => {
  const { user } = await open({ viewer: { isRater: true } });
  await user.type(await input(), 'half-l');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('?')).toBeInTheDocument();
  const added = { ...quantum, id: 500, name: 'Half-Life', sortOrder: 1500 };
  const odd = { ...table[0]!, id: 501, name: 'Half step', sortOrder: 900 };
  answer('difficulties', [...table, added, odd]);
  const data = { difficultyId: 500, action: 'create' } as const;
  await waitFor(() => openStream());
  act(() => openStream().send({ type: 'difficultyUpdate', data }));
  const option = await screen.findByRole('option', { name: /Half-Life/ });
  expect(screen.getAllByRole('option')).toEqual([option]);
  await user.click(option);
  expect(await input()).toHaveValue('Half-Life');
  expect(screen.queryByText('?')).toBeNull();
  await user.type(await input(), '~g');
  await user.click(await screen.findByRole('option', { name: /G9/ }));
  expect(await input()).toHaveValue('Half-Life~G9');
  answerSave(() => aRating());
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(votes()).toMatchObject([{ rating: 'Half-Life~G9' }]));
});
