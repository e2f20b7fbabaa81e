import { expect, test } from 'vitest';
import { loadNamespaces } from '../i18n/texts.ts';
import { Problem } from './problem.ts';
import { problemText } from './problem-text.ts';

const limited = (retryAfter?: number) =>
  new Problem(429, { error: 'Wait', code: 'RATE_LIMITED', retryAfter });

test.each([
  [0, 'in 1 second'],
  [60, 'in 60 seconds'],
  [61, 'in 2 minutes'],
  [3_600, 'in 60 minutes'],
  [3_601, 'in 2 hours'],
])('too many requests say when the next one is allowed: %i', (seconds, when) => {
  expect(problemText(limited(seconds))).toBe(`Too many requests. Try again ${when}.`);
});

test('the header gives the time as well; without one, the text leaves it out', () => {
  expect(problemText(new Problem(429, { code: 'RATE_LIMITED' }, '30'))).toContain('in 30 seconds');
  expect(problemText(limited())).not.toContain('{{');
});

test('a form with one wrong field says in general that something is wrong: the field has its own text', async () => {
  await loadNamespaces('errors');
  const message = 'Invalid input: expected string, received number';
  const fields = [{ field: 'name', code: 'invalid_type', message }];
  const problem = new Problem(400, { error: message, code: 'VALIDATION_FAILED', message, fields });
  expect(problemText(problem)).toBe(problemText(new Problem(400, { code: 'VALIDATION_FAILED' })));
  expect(problemText(problem)).not.toContain(message);
});
