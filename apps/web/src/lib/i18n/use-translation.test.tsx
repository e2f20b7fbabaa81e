import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, currentLanguage, load, loadNamespaces, t, waitFor } from './texts.ts';

let seen: unknown[];
beforeEach(() => {
  seen = [];
});
afterEach(() => changeLanguage('en'));

test('a component waits for its texts, keeps its t, and follows the language', async () => {
  // Other tests may have loaded them.
  vi.resetModules();
  const { changeLanguage, textOf } = await import('./texts.ts');
  const { startI18n } = await import('./i18n.ts');
  const { useTranslation } = await import('./use-translation.ts');
  await startI18n();
  expect(textOf('live', 'lost')).toBeUndefined();
  function Sample() {
    const { t: say, language } = useTranslation(['live', 'common']);
    seen.push(say);
    return (
      <p>
        {language}: {say('common:nav.levels')}
      </p>
    );
  }
  const sample = (
    <Suspense fallback="waiting">
      <Sample />
    </Suspense>
  );
  const { rerender } = await act(async () => render(sample));
  expect(await screen.findByText('en: Levels')).toBeVisible();
  rerender(
    <Suspense fallback="waiting">
      <Sample />
    </Suspense>,
  );
  expect(new Set(seen).size).toBe(1);
  await act(() => changeLanguage('zh-CN'));
  expect(screen.getByText('zh-CN: 谱面')).toBeVisible();
  expect(textOf('live', 'lost')).toMatch(/\p{Script=Han}/u);
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
