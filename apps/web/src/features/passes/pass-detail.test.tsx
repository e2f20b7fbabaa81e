import { scorePass } from '@rondo/domain/passes';
import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevel, aPass, aPlayerRef, difficulties } from '../../testing/catalogue.ts';
import { setMedia } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { inTimeZone } from '../../testing/time-zone.ts';
import { answer, refusal, refuse } from '../../testing/wire.ts';

const perfect = {
  earlyDouble: 0,
  earlySingle: 0,
  ePerfect: 0,
  perfect: 1000,
  lPerfect: 0,
  lateSingle: 0,
  lateDouble: 0,
};

/** A pass as the server answers it: accuracy and score follow from the rest. */
function aPassDetail(fields: Partial<ReturnType<typeof aPass>> = {}) {
  const pass = aPass({ level: aLevel({ baseScore: 230 }), ...fields });
  return {
    ...pass,
    ...scorePass({ ...pass, levelBaseScore: pass.level.baseScore, difficulty: pass.level.difficulty }),
    scoreInfo: {
      currentRankedScore: 18204.77,
      previousRankedScore: 18173.71,
      impact: 31.06,
      impactRank: 3,
      ...('scoreInfo' in fields ? (fields.scoreInfo as object) : {}),
    },
    ranks: { rankedScoreRank: 3 },
  };
}

function answerPass(pass: object): void {
  answer('passDetail', pass, { id: 91 });
  answer('difficulties', difficulties);
}

const frame = () => document.querySelector('.perfect-frame');
const sparks = () => document.querySelectorAll('.perfect-spark');

beforeEach(() => {});

describe('a pass', () => {
  test.each([
    ['America/New_York', 'en', /Cleared November 20, 2026 ·/],
    ['Asia/Shanghai', 'en', /Cleared November 20, 2026 ·/],
    ['America/New_York', 'pl', /Przejście z 20 listopada 2026 ·/],
    ['Asia/Shanghai', 'cn', /通关于 2026年11月20日 ·/],
  ] as const)(
    'of which only the day is known has that day and no time in %s, in %s',
    async (zone, language, words) => {
      inTimeZone(zone);
      answerPass(
        aPassDetail({ vidUploadTime: '2026-11-20T23:59:59.999Z', vidUploadDay: '2026-11-20' } as object),
      );
      await renderApp({ path: '/passes/91' });
      await act(() => chooseLanguage(language));
      expect(await screen.findByText(words)).toBeVisible();
      expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-11-20');
    },
  );

  test('shows its level, its player and what was played', async () => {
    answerPass(aPassDetail({ isWorldsFirst: true, is12K: true, speed: 1.1 }));
    await renderApp({ path: '/passes/91' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Halcyon_7 on Night Ferry' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Night Ferry, Halcyon_7 · Rondo');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/levels/5');
    expect(main.getByText('#5 - Sorrel')).toBeVisible();
    expect(main.getByRole('link', { name: 'Halcyon_7' })).toHaveAttribute('href', '/profile/3');
    expect(main.getByText('@halcyon')).toBeVisible();
    expect(main.getByText('18,204.77')).toBeVisible();
    expect(main.getByText('+31.06')).toBeVisible();
    expect(main.getByText('before 18,173.71')).toBeVisible();
    expect(main.getByTitle('Rank by ranked score')).toHaveTextContent('#3');
    const facts = within(main.getByRole('region', { name: 'This clear' }));
    expect(facts.getByText('97.86%')).toBeVisible();
    expect(facts.getByText('1.1×')).toBeVisible();
    expect(await facts.findByRole('img', { name: 'G6' })).toBeVisible();
    expect(facts.getByText('Worlds first')).toBeVisible();
    expect(facts.getByTitle('12 or fewer keys')).toBeVisible();
    expect(facts.getByText('No miss')).toBeVisible();
    expect(facts.getByText('460').closest('div')).toHaveTextContent('Perfect');
    expect(facts.getByText('500 judged, 500 tiles')).toBeVisible();
    expect(frame()).toBeNull();
    await expectAccessible();
  });

  test('leaves out what there is not', async () => {
    const scoreInfo = { currentRankedScore: 5, previousRankedScore: 5, impact: 0, impactRank: 0 };
    answerPass({
      ...aPassDetail({
        feelingRating: '',
        judgements: { ...perfect, earlyDouble: 3 },
        player: aPlayerRef({ discordUsername: null }),
      }),
      scoreInfo,
    });
    await renderApp({ path: '/passes/91' });
    const facts = within(await screen.findByRole('region', { name: 'This clear' }));
    expect(facts.getByText('none given')).toBeVisible();
    expect(facts.queryByText('No miss')).toBeNull();
    expect(screen.queryByText(/^\+/)).toBeNull();
    expect(screen.getByText('before 5.00')).toBeVisible();
    expect(screen.queryByText(/^@/)).toBeNull();
  });

  test('names charters and vfxers where the level is a team’s', async () => {
    const credit = (role: string, creatorName: string) => ({ role, creatorName, creatorAliases: [] });
    const levelCredits = [credit('charter', 'Sorrel'), credit('charter', 'Fennick'), credit('vfxer', 'Mi')];
    answerPass({ ...aPassDetail(), level: aLevel({ team: 'Night Shift', levelCredits }) });
    await renderApp({ path: '/passes/91' });
    expect(await screen.findByText('#5 - Night Shift')).toBeVisible();
    expect(screen.getByText('Charter: Sorrel, Fennick · VFX: Mi')).toBeVisible();
  });

  test('a long feeling unfolds by keyboard', async () => {
    const feelingRating = 'somewhere between G13 and a very bad day';
    answerPass({ ...aPassDetail(), feelingRating });
    const { user } = await renderApp({ path: '/passes/91' });
    const facts = within(await screen.findByRole('region', { name: 'This clear' }));
    const more = facts.getByRole('button', { name: 'Show more' });
    expect(facts.getByText('somewhere between G…')).toBeVisible();
    more.focus();
    await user.keyboard('{Enter}');
    expect(facts.getByText(feelingRating)).toBeVisible();
    expect(facts.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('says that it was deleted', async () => {
    answerPass(aPassDetail({ isDeleted: true }));
    await renderApp({ path: '/passes/91' });
    expect(await screen.findByText('This pass was deleted and no longer counts.')).toBeVisible();
  });

  test('celebrates an accuracy of exactly 1, once', async () => {
    answerPass(aPassDetail({ judgements: perfect }));
    await renderApp({ path: '/passes/91' });
    const facts = within(await screen.findByRole('region', { name: 'This clear' }));
    expect(facts.getByText('100.00%')).toHaveClass('text-gold');
    expect(facts.getByText('1,000')).toHaveClass('text-gold');
    expect(facts.queryByText('No miss')).toBeNull();
    await waitFor(() => expect(sparks()).toHaveLength(20));
    cleanup();
    await renderApp({ path: '/passes/91' });
    await waitFor(() => expect(frame()).toBeInTheDocument());
    expect(sparks()).toHaveLength(0);
  });

  test.each([404, 403])('says so when it is not there: %i', async (status) => {
    refuse('passDetail', 'NOT_FOUND', { id: 91 }, status);
    await renderApp({ path: '/passes/91' });
    expect(await screen.findByRole('heading', { name: 'Pass not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All passes' })).toHaveAttribute('href', '/passes');
  });

  test('tries again when it did not load', async () => {
    let isDown = true;
    const pass = aPassDetail();
    answerPass(pass);
    answer('passDetail', () => (isDown ? refusal('INTERNAL') : pass), { id: 91 });
    const { user } = await renderApp({ path: '/passes/91' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Night Ferry' })).toBeVisible();
  });
});

describe('how a score comes about', () => {
  const steps = () =>
    within(screen.getByRole('region', { name: 'How this score is calculated' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent);

  test('is shown on request, by keyboard, and kept in the address', async () => {
    answerPass(aPassDetail());
    const { user, router } = await renderApp({ path: '/passes/91' });
    const show = await screen.findByRole('button', { name: 'Show steps' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    show.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('img', { name: /^Factor by accuracy/ });
    expect(router.state.location.searchStr).toBe('?score=open');
    expect(steps()).toEqual([
      'Base score230.00 PPset on the level',
      'Accuracy× 1.5205' + '97.86% lifts the base' + 'So far: 349.71',
      'Speed× 1.0000' + '1.0×, no change' + 'So far: 349.71',
      'No miss× 1.1000' + 'no Too early' + 'So far: 384.68',
      'Holds× 1.0000' + 'all held, no reduction' + 'So far: 384.68',
    ]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('is open by itself where there is room for a column', async () => {
    setMedia('(width >= 1024px)', true);
    answerPass(aPassDetail());
    const { user, router } = await renderApp({ path: '/passes/91' });
    await screen.findByRole('img', { name: /^Factor by accuracy/ });
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?score=closed'));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('is open when the address says so, and ends at the stored score', async () => {
    const pass = aPassDetail({
      level: aLevel({ baseScore: null }),
      judgements: { ...perfect, earlyDouble: 5, ePerfect: 40 },
      speed: 1.2,
      isNoHoldTap: true,
    });
    answerPass(pass);
    await renderApp({ path: '/passes/91?score=open' });
    await screen.findByRole('img', { name: /^Factor by accuracy/ });
    const lines = steps();
    expect(lines[0]).toContain('G6, from the difficulty');
    expect(lines[2]).toContain('1.2×: counts less, up to 2.0×');
    expect(lines[3]).toContain('5 too early, 3 forgiven: one per 315 tiles');
    expect(lines[4]).toContain('no hold tap');
    expect(lines[4]).toContain(`So far: ${pass.scoreV2.toFixed(2)}`);
  });
});
