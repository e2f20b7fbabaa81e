import { CatchBoundary } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, currentLanguage, load, loadNamespaces, t, textOf, waitFor } from './texts.ts';
import { useTranslation } from './use-translation.ts';

let seen: unknown[];
let tries = 0;
beforeEach(() => {
  seen = [];
});
afterEach(() => changeLanguage('en'));

test('a component keeps its t, and follows the language', async () => {
  await loadNamespaces('live');
  function Sample() {
    const { t: say, language } = useTranslation(['live', 'common']);
    seen.push(say);
    return (
      <p>
        {language}: {say('common:nav.levels')}
      </p>
    );
  }
  const { rerender } = render(<Sample />);
  expect(screen.getByText('en: Levels')).toBeVisible();
  rerender(<Sample />);
  expect(seen).toHaveLength(2);
  expect(new Set(seen).size).toBe(1);
  await act(() => changeLanguage('zh-CN'));
  expect(screen.getByText('zh-CN: 谱面')).toBeVisible();
  expect(textOf('live', 'lost')).toMatch(/\p{Script=Han}/u);
});

test('a component waits for its texts, and fails when they are not to be had', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  // A failure is remembered: another try of this test needs another name.
  tries += 1;
  const never = `pages/never-${tries}`;
  function Sample() {
    useTranslation(never as 'common');
    return null;
  }
  render(
    <CatchBoundary getResetKey={() => ''} errorComponent={({ error }) => <p>{String(error)}</p>}>
      <Suspense fallback="waiting">
        <Sample />
      </Suspense>
    </CatchBoundary>,
  );
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText(`Error: No texts ${never} in en`)).toBeVisible();
});

test('of two languages chosen one after the other the last one is shown', async () => {
  await Promise.all([changeLanguage('pl'), changeLanguage('zh-CN')]);
  expect(currentLanguage()).toBe('zh-CN');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('texts that are not there fail, and are asked for again', async () => {
  const first = load('en', 'pages/nowhere');
  expect(load('en', 'pages/nowhere')).toBe(first);
  await expect(first).rejects.toThrow('No texts pages/nowhere in en');
  // A component is notified, instead of waiting again and again.
  expect(() => waitFor('en', 'pages/nowhere')).toThrow('No texts');
  const second = load('en', 'pages/nowhere');
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow();
});

test('values are filled in, however often and whatever they are', async () => {
  await loadNamespaces('search');
  const value = '$& {{value}} <b>';
  expect(t('search:meaning.has', { field: 'song', value })).toBe(`song contains “${value}”`);
});
