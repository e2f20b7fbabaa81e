import { parseExpression } from '@rondo/domain/announcements';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadNamespaces, translate } from '../../../../lib/i18n/texts.ts';
import { expressionCode } from './expression-code.ts';
import { expressionWords } from './expression-words.ts';

beforeAll(() => loadNamespaces('pages/directives'));

const t = ((key: string, fillings?: Record<string, string>) =>
  translate('en', 'pages/directives', key, fillings)) as Parameters<typeof expressionWords>[0];

function said(text: string): string {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(text);
  return expressionWords(t, 'en', parsed.tree);
}

describe('an expression in words', () => {
  test.each([
    ['IS_WF', 'Worlds first.'],
    ['ACCURACY == 1', 'Perfect.'],
    ['ACCURACY >= 0.9957', 'Accuracy is at least 99.57 %.'],
    ['ACCURACY >= 0.999999', 'Accuracy is at least 99.9999 %.'],
    ['BASESCORE > 0.001', 'Base score is more than 0.001.'],
    ['200 < BASESCORE', 'Base score is more than 200.00.'],
    ['!(SPEED > 1.5)', 'Speed is at most 1.50.'],
    ['NO_MISS == false', 'With a miss.'],
    [
      'BASESCORE > 200 && !IS_NHT && (ACCURACY == 1 || IS_16K)',
      'Base score is more than 200.00, with hold taps, and either perfect or with 16 keys.',
    ],
    ['!(IS_WF || IS_12K)', 'No worlds first and not with 12 keys.'],
    ['SCORE != BASESCORE', 'Score is not base score.'],
    ['true', 'Always.'],
  ])('%s', (text, words) => {
    expect(said(text)).toBe(words);
  });
});

describe('the colours of an expression', () => {
  const marked = (text: string) => {
    const parsed = parseExpression(text);
    const parts = expressionCode(text, parsed.ok ? null : parsed.problem);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    return parts.flatMap((part, place) =>
      part.isWrong
        ? [
            `${
              parts
                .slice(0, place)
                .map((before) => before.text)
                .join('').length
            }:${part.text}`,
          ]
        : [],
    );
  };

  test.each([
    ['IS_WF', []],
    ['ACCURACY >= 0.995 && NO_MIS', ['21:NO_MIS']],
    ['IS_WF &&', ['8:']],
    ['IS_WF && (', ['10:']],
    ['IS_WF $ NO_MISS', ['6:$']],
    ['', []],
  ])('mark the wrong place of %s', (text, places) => {
    expect(marked(text)).toEqual(places);
  });

  test('mark all parts of a stretch of the wrong kind', () => {
    expect(marked('IS_WF && ACCURACY').join(' ')).toBe('9:ACCURACY');
  });
});
