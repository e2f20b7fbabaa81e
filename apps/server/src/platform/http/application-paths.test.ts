import { expect, it } from 'vitest';
import { isApplicationPath } from './application-paths.ts';

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
