import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applicationPaths, isApplicationPath } from './application-paths.ts';

it('knows exactly the pages that the web app has', () => {
  const routes = readFileSync(new URL('../../../../web/src/app/routes.ts', import.meta.url), 'utf8');
  const pages = [...routes.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path);
  expect([...applicationPaths].sort()).toEqual(pages.sort());
});

it('takes digits for an id and a trailing slash for nothing', () => {
  for (const path of ['/', '/levels', '/levels/', '/levels/12', '/profile/12/'])
    expect(isApplicationPath(path), path).toBe(true);
  for (const path of [
    '',
    '/level',
    '/levels/x',
    '/levels/1/2',
    '/levels/12345678901',
    '//levels',
    '/v2/levels',
  ])
    expect(isApplicationPath(path), path).toBe(false);
});
