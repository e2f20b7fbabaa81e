import { expect, it } from 'vitest';
import { webRoutes } from '../../testing/web-routes.ts';
import { applicationPaths, isApplicationPath } from './application-paths.ts';

/** A page that a built web app does not have. */
const developmentOnly = '/gallery';

it('knows exactly the pages that the web app has', () => {
  expect([...applicationPaths, developmentOnly].sort()).toEqual([...webRoutes().keys()].sort());
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
    '//',
    '//levels',
    '/v2/levels',
  ])
    expect(isApplicationPath(path), path).toBe(false);
});
