import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClearFacts,
  expressionFields,
  expressionParts,
  MAX_EXPRESSION_LENGTH,
  parseExpression,
} from '../index.ts';
import { expressionTest } from './evaluate.ts';
import { MAX_EXPRESSION_DEPTH } from './expression.ts';
import { anyExpression, anyExpressionText, printExpression } from '../testing/index.ts';

const facts: ClearFacts = {
  baseScore: 230,
  score: 483.31,
  speed: 1,
  accuracy: 0.9957,
  isWorldsFirst: true,
  isNoHoldTap: false,
  is12K: true,
  is16K: false,
  noMiss: true,
};

function treeOf(text: string) {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.problem)}`);
  return parsed.tree;
}

function problemOf(text: string) {
  const parsed = parseExpression(text);
  return parsed.ok ? null : parsed.problem;
}

describe('an expression', () => {
  it.each([
    ['ACCURACY >= 0.995 && (IS_WF || NO_MISS)', true],
    ['accuracy>=.995', null],
    ['BASESCORE > 200 && !IS_NHT && (ACCURACY == 1 || IS_16K)', false],
    ['IS_WF', true],
    ['!IS_WF', false],
    ['!!is_wf', true],
    ['true || IS_16K && false', true],
    ['(true || IS_16K) && false', false],
    ['IS_WF == NO_MISS', true],
    ['SCORE > 400 == IS_WF', true],
    ['SPEED != 1', false],
    ['-1 < 0', true],
    ['1 < -2', false],
    ['ACCURACY\n>\t0.5', true],
    ['score >= 483.31', true],
    ['score <= 483.30', false],
    ['IS_12K && basescore<230.5', true],
  ])('%j is %s', (text, expected) => {
    const parsed = parseExpression(text);
    expect(parsed.ok && expressionTest(parsed.tree)(facts)).toBe(expected ?? false);
    expect(parsed.ok).toBe(expected !== null);
  });

  it.each([
    ['', 'empty', 0, ''],
    [' \n', 'empty', 0, ''],
    ['ACCURACY', 'notBoolean', 0, 'ACCURACY'],
    [' (1) ', 'notBoolean', 1, '(1)'],
    ['ACCURACY >= 0.995 && (IS_WF || NO_MIS)', 'unknownField', 31, 'NO_MIS', 'NO_MISS'],
    ['BASE > 1', 'unknownField', 0, 'BASE', 'BASESCORE'],
    ['TRUE', 'unknownField', 0, 'TRUE', 'true'],
    ['toString > 1', 'unknownField', 0, 'toString'],
    ['ıS_WF', 'unknownField', 0, 'ıS_WF', 'IS_WF'],
    ['IS_WF and NO_MISS', 'unknownField', 6, 'and', '&&'],
    ['ACCURACY = 1', 'unknownCharacter', 9, '=', '=='],
    ['IS_WF & NO_MISS', 'unknownCharacter', 6, '&', '&&'],
    ['IS_WF || 🎹', 'unknownCharacter', 9, '🎹'],
    ['SCORE > .5', 'unknownCharacter', 8, '.'],
    ['SCORE > - 5', 'unknownCharacter', 8, '-'],
    ['SCORE > 1.', 'unknownCharacter', 9, '.'],
    ['SCORE > 1 2', 'unexpected', 10, '2'],
    ['SCORE > 5-1', 'unexpected', 9, '-1'],
    ['SCORE > 1e5', 'unknownField', 9, 'e5'],
    ['IS_WF )', 'unexpected', 6, ')'],
    ['()', 'unexpected', 1, ')'],
    ['&& IS_WF', 'unexpected', 0, '&&'],
    ['(IS_WF', 'unexpectedEnd', 6, ''],
    ['IS_WF || ', 'unexpectedEnd', 8, ''],
    ['SCORE >', 'unexpectedEnd', 7, ''],
    ['1 < 2 < 3', 'unexpected', 6, '<'],
    ['IS_WF == IS_12K == true', 'unexpected', 16, '=='],
    ['IS_WF > 1', 'types', 0, 'IS_WF'],
    ['1 > IS_WF', 'types', 4, 'IS_WF'],
    ['SCORE == (IS_WF)', 'types', 9, '(IS_WF)'],
    ['SCORE && IS_WF', 'types', 0, 'SCORE'],
    ['IS_WF || 1 ', 'types', 9, '1'],
    ['!SCORE', 'types', 1, 'SCORE'],
    ['!SCORE > 1', 'types', 1, 'SCORE'],
    [`SCORE > 1${'0'.repeat(400)}`, 'tooLong', 8, `1${'0'.repeat(400)}`],
  ])('%j is refused: %s at %i', (text, code, at, found, suggestion?: string) => {
    const expected = { code, at, length: found.length, found };
    expect(problemOf(text)).toEqual(suggestion === undefined ? expected : { ...expected, suggestion });
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('%s is an unknown word and means nothing', (word) => {
    const problem = problemOf(word);
    expect(problem).toMatchObject({ at: 0 });
    expect(problem).not.toHaveProperty('suggestion');
    expect(problemOf(`IS_WF && ${word}`)).not.toHaveProperty('suggestion');
  });

  it('may be nested fifty deep and be 500 characters long', () => {
    const nested = (depth: number) => `${'!('.repeat(depth / 2)}IS_WF${')'.repeat(depth / 2)}`;
    expect(parseExpression(nested(MAX_EXPRESSION_DEPTH)).ok).toBe(true);
    expect(problemOf(`!${nested(MAX_EXPRESSION_DEPTH)}`)).toEqual({
      code: 'tooDeep',
      at: 50,
      length: 1,
      found: '(',
    });
    const long = 'IS_WF'.padEnd(MAX_EXPRESSION_LENGTH, ' ');
    expect(parseExpression(long).ok).toBe(true);
    expect(problemOf(`${long} x`)).toEqual({ code: 'tooLong', at: 500, length: 2, found: ' x' });
  });

  it('is printed in one way', () => {
    const printed = (text: string) => printExpression(treeOf(text));
    expect(printed('accuracy>=0.9950&&( is_wf||No_Miss )')).toBe('ACCURACY >= 0.995 && (IS_WF || NO_MISS)');
    expect(printed('((IS_WF)) || ((IS_12K && !(IS_16K)))')).toBe('IS_WF || IS_12K && !IS_16K');
    expect(printed('!(SCORE>1)==true')).toBe('!(SCORE > 1) == true');
    expect(printed(`SPEED > 0.${'0'.repeat(8)}1`)).toBe('SPEED > 0.000000001');
    expect(printed(`SPEED < 12${'0'.repeat(22)}`)).toBe('SPEED < 120000000000000000000000');
    const dense = Array.from({ length: 70 }, () => 'IS_WF').join('||');
    expect(printed(dense)).toBe(dense);
  });

  it('names what it asks about', () => {
    expect([...expressionFields(treeOf('SCORE > 1 && !(is_wf || score == basescore)'))]).toEqual([
      'BASESCORE',
      'SCORE',
      'IS_WF',
    ]);
  });

  it('is not true of a level where it asks about a clear', () => {
    expect(expressionTest(treeOf('BASESCORE > 200'))({ baseScore: 230 })).toBe(true);
    expect(expressionTest(treeOf('!IS_WF'))({ baseScore: 230 })).toBe(false);
    expect(expressionTest(treeOf('true || SPEED > 1'))({ baseScore: 230 })).toBe(false);
  });

  it('is cut into parts that are the text again', () => {
    expect(expressionParts('Score>=-1.5&&foo').map(({ kind, text }) => [kind, text])).toEqual([
      ['field', 'Score'],
      ['operator', '>='],
      ['number', '-1.5'],
      ['operator', '&&'],
      ['word', 'foo'],
    ]);
    fc.assert(
      fc.property(anyExpressionText, (text) => {
        const parts = expressionParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { at, text: part } of parts) expect(text.slice(at, at + part.length)).toBe(part);
      }),
    );
  });

  it('never throws, and points into the text', () => {
    fc.assert(
      fc.property(anyExpressionText, (text) => {
        const parsed = parseExpression(text);
        if (parsed.ok) {
          const printed = printExpression(parsed.tree);
          expect(parseExpression(printed)).toEqual(parsed);
          expect(typeof expressionTest(parsed.tree)(facts)).toBe('boolean');
        } else {
          const { at, length, found } = parsed.problem;
          expect(text.slice(at, at + length)).toBe(found);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('printed and read again is the same tree', () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const printed = printExpression(tree);
        fc.pre(printed.length <= MAX_EXPRESSION_LENGTH);
        const parsed = parseExpression(printed);
        fc.pre(parsed.ok || parsed.problem.code !== 'tooDeep');
        expect(parsed).toEqual({ ok: true, tree });
        if (parsed.ok) expect(printExpression(parsed.tree)).toBe(printed);
      }),
      { numRuns: 1_000 },
    );
  });
});
