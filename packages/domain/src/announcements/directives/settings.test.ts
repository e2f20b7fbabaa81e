import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDirective } from '../testing/index.ts';
import { defaultDirective, sameDirective, tidyDirective } from './directive.ts';
import { readSettings, writeSettings } from './settings.ts';

test('settings that were written are read again as the same directive', () => {
  fc.assert(
    fc.property(anyDirective, (directive) => {
      const read = readSettings(JSON.parse(writeSettings(directive)));
      expect(read.ok && sameDirective(read.directive, tidyDirective(directive))).toBe(true);
    }),
  );
});

test('settings carry no id', () => {
  expect(writeSettings({ ...defaultDirective(1), id: 7 })).not.toContain('"id"');
  const read = readSettings({ id: 7, name: 'a', mode: 'STATIC', actions: [] });
  expect(read).toMatchObject({ ok: true, directive: { name: 'a' } });
  expect(read.ok && 'id' in read.directive).toBe(false);
});
