import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@rondo/domain/difficulties';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [dark = '', light = ''] = sheet.split(':root[data-theme="light"]');

/** The colours of a theme; light only says what is different. */
const colours = (...parts: string[]) =>
  Object.fromEntries(
    parts.flatMap((part) =>
      [...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
    ),
  ) as Record<string, string>;

const themes = [
  ['dark', colours(dark)],
  ['light', colours(dark, light)],
] as const;

describe.each(themes)('the %s theme', (_, { ...colour }) => {
  const grounds = ['bg', 'bg-elevated', 'surface-1', 'surface-2'].map((name) => colour[name] ?? '');

  test('edges of controls stand out from every ground by 3:1', () => {
    for (const ground of grounds)
      expect(contrast(colour['line-control'] ?? '', ground), ground).toBeGreaterThanOrEqual(3);
  });

  test('so do the mark of what is chosen and the ring of the focus', () => {
    for (const name of ['accent', 'focus'])
      for (const ground of [...grounds, colour['surface-3'] ?? ''])
        expect(contrast(colour[name] ?? '', ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  test('all text can be read on every ground', () => {
    for (const name of ['text', 'text-muted', 'text-faint'])
      for (const ground of grounds)
        expect(contrast(colour[name] ?? '', ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});
