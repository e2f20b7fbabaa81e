import { beforeAll, expect, test } from 'vitest';
import { loadNamespaces, translate } from '../../lib/i18n/texts.ts';
import { verdictWords } from './condition-words.ts';

beforeAll(() => loadNamespaces('announcements'));

const t = ((key: string, fillings?: Record<string, string>) =>
  translate('en', 'announcements', key, fillings)) as Parameters<typeof verdictWords>[0];

test.each([
  ['ACCURACY', 1, { accuracy: 0.99999999, baseScore: 0 }, /99\.9999 %.*100 %/],
  ['ACCURACY', 0.995, { accuracy: 0.99499999, baseScore: 0 }, /99\.4999 %.*99\.5 %/],
  ['BASE_SCORE', 1300, { baseScore: 1299.999 }, /1,299\.99.*1,300\.00/],
] as const)('a fact of %s that misses %d is not written as it', (type, value, facts, words) => {
  const condition = { type, operator: 'GREATER_THAN_EQUAL', value } as const;
  expect(verdictWords(t, condition, facts as Parameters<typeof verdictWords>[2], false)).toMatch(words);
});
