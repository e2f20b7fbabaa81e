import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  announcementKind,
  canonicalCondition,
  type Condition,
  defaultCondition,
  defaultDirective,
  type Directive,
  directiveMatcher,
  directiveProblems,
  directiveTest,
  type ItemFacts,
  readDirectives,
  sameDirective,
  tidyDirective,
} from '../index.ts';
import { anyDirective } from '../testing/index.ts';
import { conditionTest } from './condition.ts';
import type { IsFirstOfKind } from './match.ts';

const facts: ItemFacts = {
  baseScore: 230,
  score: 483.31,
  speed: 1,
  accuracy: 0.9957,
  isWorldsFirst: false,
  isNoHoldTap: false,
  is12K: true,
  is16K: false,
  noMiss: true,
};
const level: ItemFacts = { baseScore: 230 };
const all = defaultDirective(1);
const custom = (customFunction: string): Condition => ({ type: 'CUSTOM', customFunction });
const when = (condition: Condition, more: Partial<Directive> = {}): Directive => ({
  ...all,
  mode: 'CONDITIONAL',
  condition,
  ...more,
});
const tells = (...channels: number[]) => ({
  actions: channels.map((channelId) => ({ channelId, pingType: 'NONE' as const, roleId: null })),
});

describe('a condition', () => {
  it.each<[Condition, boolean, boolean]>([
    [defaultCondition, true, false],
    [{ type: 'ACCURACY', operator: 'GREATER_THAN_EQUAL', value: 0.9957 }, true, false],
    [{ type: 'ACCURACY', operator: 'GREATER_THAN', value: 0.9957 }, false, false],
    [{ type: 'ACCURACY', operator: 'LESS_THAN_EQUAL', value: 0.9957 }, true, false],
    [{ type: 'BASE_SCORE', operator: 'EQUAL', value: 230 }, true, true],
    [{ type: 'BASE_SCORE', operator: 'LESS_THAN', value: 230 }, false, false],
    [{ type: 'WORLDS_FIRST' }, false, false],
    [custom('IS_12K && NO_MISS'), true, false],
    [custom('BASESCORE >= 230'), true, true],
    [custom('BASESCORE >='), false, false],
    [{ type: 'CUSTOM' }, false, false],
    [{ type: 'BASE_SCORE', value: 1 }, false, false],
  ])('%j of a clear: %s, of a level: %s', (condition, clear, ofLevel) => {
    expect(conditionTest(condition)(facts)).toBe(clear);
    expect(conditionTest(condition)(level)).toBe(ofLevel);
  });

  it('has one text by which kinds are told apart', () => {
    const junk = { type: 'ACCURACY', value: 0.5, operator: 'EQUAL', customFunction: 'IS_WF' } as const;
    expect(canonicalCondition(when(junk))).toBe('{"operator":"EQUAL","type":"ACCURACY","value":0.5}');
    expect(canonicalCondition(when({ ...custom('is_wf '), value: 1 }))).toBe(
      '{"customFunction":"is_wf ","type":"CUSTOM"}',
    );
    expect(canonicalCondition(when({ type: 'WORLDS_FIRST', value: 3 }))).toBe('{"type":"WORLDS_FIRST"}');
    expect(canonicalCondition(when(junk, { mode: 'STATIC' }))).toBe('{"type":"STATIC"}');
  });
});

describe('what keeps a directive from being saved', () => {
  const problems = (directive: Directive) =>
    directiveProblems(directive).map(({ field, code }) => `${field} ${code}`);

  it.each<[Directive, string[]]>([
    [all, []],
    [{ ...all, name: ' ' }, ['name REQUIRED']],
    [
      { ...all, name: 'x'.repeat(101), description: 'x'.repeat(501) },
      ['name TOO_LONG', 'description TOO_LONG'],
    ],
    [{ ...all, name: '🎹'.repeat(100), description: 'x'.repeat(500) }, []],
    [{ ...all, name: 'a\0' }, ['name INVALID_TEXT']],
    [{ ...all, mode: 'CONDITIONAL' }, ['condition REQUIRED']],
    [when({ type: 'ACCURACY' }, { mode: 'STATIC', triggerType: 'LEVEL' }), []],
    [when(defaultCondition), []],
    [when({ type: 'ACCURACY' }), ['condition.operator REQUIRED', 'condition.value REQUIRED']],
    [when({ type: 'ACCURACY', operator: 'EQUAL', value: 1 }), []],
    [when({ type: 'ACCURACY', operator: 'EQUAL', value: 99.5 }), ['condition.value ACCURACY_INVALID']],
    [when({ type: 'BASE_SCORE', operator: 'EQUAL', value: Infinity }), ['condition.value REQUIRED']],
    [when({ type: 'BASE_SCORE', operator: 'EQUAL', value: 0 }, { triggerType: 'LEVEL' }), []],
    [when({ type: 'WORLDS_FIRST' }), []],
    [when({ type: 'WORLDS_FIRST' }, { triggerType: 'LEVEL' }), ['condition.type NOT_FOR_LEVELS']],
    [when(defaultCondition, { triggerType: 'LEVEL' }), ['condition.type NOT_FOR_LEVELS']],
    [when(custom('BASESCORE > 1'), { triggerType: 'LEVEL' }), []],
    [
      when(custom('BASESCORE > 1 || IS_WF'), { triggerType: 'LEVEL' }),
      ['condition.customFunction NOT_FOR_LEVELS'],
    ],
    [when(custom(' ')), ['condition.customFunction REQUIRED']],
    [when(custom('ACCURACY >')), ['condition.customFunction EXPRESSION_INVALID']],
    [{ ...all, actions: [] }, ['actions REQUIRED']],
    [{ ...all, ...tells(...Array.from({ length: 20 }, (_, at) => at + 1)) }, []],
    [{ ...all, ...tells(...Array.from({ length: 21 }, (_, at) => at + 1)) }, ['actions TOO_MANY']],
    [{ ...all, ...tells(0) }, ['actions.0.channelId REQUIRED']],
    [{ ...all, actions: [{ channelId: 1, pingType: 'ROLE', roleId: 3 }] }, []],
    [{ ...all, actions: [{ channelId: 1, pingType: 'ROLE', roleId: null }] }, ['actions.0.roleId REQUIRED']],
    [
      { ...all, actions: [{ channelId: 1, pingType: 'NONE', roleId: 3 }] },
      ['actions.0.roleId ROLE_NOT_PINGED'],
    ],
  ])('%j: %j', (directive, expected) => {
    expect(problems(directive)).toEqual(expected);
  });

  it('says where an expression is wrong', () => {
    expect(directiveProblems(when(custom('ACCURACY > 1 && NO_MIS')))).toEqual([
      {
        field: 'condition.customFunction',
        code: 'EXPRESSION_INVALID',
        expression: { code: 'unknownField', at: 16, length: 6, found: 'NO_MIS', suggestion: 'NO_MISS' },
      },
    ]);
  });
});

describe('directives of a request', () => {
  it('are read tolerantly', () => {
    const read = readDirectives([
      {
        id: '7',
        name: 'All',
        description: null,
        mode: 'CONDITIONAL',
        triggerType: '',
        condition: { type: 'ACCURACY', operator: 'EQUAL', value: '.5', customFunction: null, extra: 1 },
        actions: [
          { channelId: '3', pingType: 'ROLE', roleId: '4' },
          { channelId: 5, roleId: '' },
        ],
        sortOrder: 12,
      },
    ]);
    expect(read).toEqual({
      directives: [
        {
          id: 7,
          name: 'All',
          description: '',
          mode: 'CONDITIONAL',
          triggerType: 'PASS',
          condition: { type: 'ACCURACY', operator: 'EQUAL', value: 0.5 },
          actions: [
            { channelId: 3, pingType: 'ROLE', roleId: 4 },
            { channelId: 5, pingType: 'NONE', roleId: null },
          ],
          isActive: true,
          firstOfKind: false,
        },
      ],
      problems: [],
    });
  });

  it.each<[unknown, string[]]>([
    [7, ['0 INVALID']],
    [null, ['0 INVALID']],
    [[], ['0 INVALID']],
    [{}, ['0.name REQUIRED', '0.mode REQUIRED', '0.actions REQUIRED']],
    [{ ...all, name: 5, mode: 'static' }, ['0.name INVALID', '0.mode INVALID']],
    [{ ...all, condition: 'IS_WF', mode: 'CONDITIONAL' }, ['0.condition INVALID']],
    [{ ...all, condition: { value: [1] } }, ['0.condition.type REQUIRED', '0.condition.value INVALID']],
    [{ ...all, actions: [1, { channelId: 1.5 }] }, ['0.actions.0 INVALID', '0.actions.1.channelId INVALID']],
    [{ ...all, isActive: 'yes', id: -1.5 }, ['0.id INVALID', '0.isActive INVALID']],
    [{ ...all, actions: Array.from({ length: 5000 }, () => 1) }, expect.anything()],
    [Object.create({ name: 'inherited' }), ['0.name REQUIRED', '0.mode REQUIRED', '0.actions REQUIRED']],
  ])('%j is refused', (value, expected) => {
    expect(readDirectives([value]).problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('never throw, and what has no problem is what was sent', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 4 }), (list) => {
        expect(readDirectives(list).directives).toHaveLength(list.length);
      }),
    );
    fc.assert(
      fc.property(anyDirective, (directive) => {
        expect(directiveProblems(directive)).toEqual([]);
        expect(readDirectives([JSON.parse(JSON.stringify(directive))])).toEqual({
          directives: [directive],
          problems: [],
        });
      }),
    );
  });
});

describe('where an item goes', () => {
  const worldsFirst = when({ type: 'WORLDS_FIRST' }, tells(1, 2));
  const clean = when(custom('NO_MISS'), tells(2, 3));
  const item = { triggerType: 'PASS', facts } as const;
  const yes = () => true;
  const match = (directives: Directive[], from: typeof item, isFirst: IsFirstOfKind) =>
    directiveMatcher(directives.map(directiveTest), new Set([1, 2, 3, 4]))(from, isFirst);
  const verdictsOf = (directives: Directive[], from = item, isFirst: () => boolean = yes) =>
    match(directives, from, isFirst).verdicts.map(({ verdict, taken }) => [verdict, ...taken]);
  const targetsOf = (directives: Directive[], from = item, isFirst: () => boolean = yes) =>
    match(directives, from, isFirst).targets.map(({ channelId, directive }) => [channelId, directive]);

  it('in each channel the first directive that fits speaks', () => {
    const directives = [worldsFirst, clean, { ...all, ...tells(3, 4, 1) }];
    expect(verdictsOf(directives)).toEqual([['notMet'], ['matches'], ['matches', 3]]);
    expect(targetsOf(directives)).toEqual([
      [2, 1],
      [3, 1],
      [4, 2],
      [1, 2],
    ]);
  });

  it('with the ping of the action that comes first', () => {
    const actions = [
      { channelId: 1, pingType: 'ROLE', roleId: 9 },
      { channelId: 1, pingType: 'EVERYONE', roleId: null },
    ] as const;
    expect(match([{ ...all, actions }, all], item, yes)).toEqual({
      verdicts: [
        { directive: 0, verdict: 'matches', taken: [] },
        { directive: 1, verdict: 'matches', taken: [1] },
      ],
      targets: [{ channelId: 1, pingType: 'ROLE', roleId: 9, directive: 0 }],
    });
  });

  it('leaves out what is off, for something else, or without a channel', () => {
    const directives = [
      { ...all, isActive: false },
      { ...all, triggerType: 'LEVEL' as const },
      { ...all, ...tells(7) },
      { ...all, ...tells(7, 1) },
      { ...all, mode: 'CONDITIONAL' as const },
    ];
    expect(verdictsOf(directives)).toEqual([
      ['inactive'],
      ['otherTrigger'],
      ['noChannel'],
      ['matches'],
      ['notMet'],
    ]);
    expect(targetsOf(directives)).toEqual([[1, 3]]);
    expect(targetsOf(directives, { ...item, triggerType: 'LEVEL', facts: level } as never)).toEqual([[1, 1]]);
  });

  it('asks for the first of its kind last, and lets the next one speak where it is not', () => {
    const asked: number[] = [];
    const isFirst = (_: Directive, place: number) => {
      asked.push(place);
      return place !== 1;
    };
    const once = { firstOfKind: true };
    const directives = [
      { ...worldsFirst, ...once },
      { ...clean, ...once },
      { ...all, ...tells(3), ...once },
      { ...all, ...once, isActive: false },
      { ...all, ...tells(3) },
    ];
    const { verdicts, targets } = match(directives, item, isFirst);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual([
      'notMet',
      'notFirst',
      'matches',
      'inactive',
      'matches',
    ]);
    expect(targets.map(({ directive }) => directive)).toEqual([2]);
    expect(asked).toEqual([1, 2]);
  });

  it('goes nowhere where nothing fits', () => {
    expect(match([], item, yes)).toEqual({ verdicts: [], targets: [] });
    expect(targetsOf([worldsFirst])).toEqual([]);
  });
});

describe('a directive', () => {
  it('is the same when it says the same', () => {
    expect(sameDirective({ ...all, id: 4 }, { ...all, name: ' Announce all clears ' })).toBe(true);
    expect(sameDirective(all, { ...all, condition: defaultCondition })).toBe(true);
    expect(sameDirective(all, when(defaultCondition))).toBe(false);
    expect(sameDirective(when(defaultCondition), when({ ...defaultCondition, customFunction: 'x' }))).toBe(
      true,
    );
    expect(sameDirective(when(defaultCondition), when({ ...defaultCondition, value: 0.1 }))).toBe(false);
    expect(sameDirective(all, { ...all, ...tells(1, 2) })).toBe(false);
    expect(sameDirective(all, { ...all, firstOfKind: true })).toBe(false);
    expect(tidyDirective({ ...when({ type: 'WORLDS_FIRST', value: 2 }), name: ' a ' })).toEqual(
      when({ type: 'WORLDS_FIRST' }, { name: 'a' }),
    );
  });
});

it('a level without an announced difficulty is new, another one a rerate', () => {
  expect(announcementKind({ previousDiffId: 0 })).toBe('new');
  expect(announcementKind({ previousDiffId: 27 })).toBe('rerate');
});
