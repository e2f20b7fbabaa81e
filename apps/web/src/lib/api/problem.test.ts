import { expect, test } from 'vitest';
import { Problem } from './problem.ts';

test('reads the error body, its fields and what else it carries', () => {
  const problem = new Problem(400, {
    error: 'Some fields are not valid.',
    message: 'Some fields are not valid.',
    code: 'VALIDATION_FAILED',
    details: 'song: missing',
    fields: [{ field: 'song', code: 'REQUIRED', message: 'Missing' }, { field: 1 }],
    requireCaptcha: true,
  });
  expect(problem).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'Some fields are not valid.',
    details: 'song: missing',
    fields: [{ field: 'song', code: 'REQUIRED', message: 'Missing' }],
    extra: { requireCaptcha: true },
  });
});

test.each([
  [{ retryAfter: 12 }, null, 12],
  [{}, '30', 30],
  [{}, 'soon', undefined],
])('the wait comes from the body, else from the header', (body, header, seconds) => {
  expect(new Problem(429, body, header).retryAfter).toBe(seconds);
});

test.each([undefined, null, '<html>', 7, []])('anything else still is a problem: %j', (body) => {
  expect(new Problem(502, body)).toMatchObject({
    status: 502,
    code: 'INTERNAL',
    message: 'HTTP 502',
    fields: [],
  });
});
