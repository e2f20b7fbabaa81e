import { describe, expect, it } from 'vitest';
import { moment, readUploadTime } from '../passes/index.ts';
import { formJudgements, type PassForm, type PassFormContext, passFormProblems } from './pass-form.ts';

const counts = {
  earlyDouble: 0,
  earlySingle: 2,
  ePerfect: 20,
  perfect: 960,
  lPerfect: 18,
  lateSingle: 0,
  lateDouble: null,
};
const form: PassForm = {
  levelId: 12,
  videoLink: 'https://youtu.be/tdig-B8QVKo',
  passer: 'Halcyon_7',
  passerId: 3,
  passerRequest: false,
  speed: null,
  feelingDifficulty: 'U3',
  title: 'A clear',
  rawTime: moment(new Date('2026-02-01T00:00:00Z')),
  judgements: counts,
  is12K: false,
  is16K: false,
  isNoHoldTap: false,
};
const G10 = { id: 30, name: 'G10' };
const U3 = { id: 43, name: 'U3' };
const context: PassFormContext = { now: new Date('2026-03-01T00:00:00Z'), difficulty: G10 };

const codes = (change: Partial<PassForm>, difficulty: PassFormContext['difficulty'] = G10) =>
  passFormProblems({ ...form, ...change }, { ...context, difficulty }).map(
    ({ field, code }) => `${field} ${code}`,
  );
const withCounts = (change: Partial<PassForm['judgements']>) =>
  codes({ judgements: { ...counts, ...change } });
const zeros = { earlySingle: 0, ePerfect: 0, perfect: 0, lPerfect: 0 };

describe('pass form', () => {
  it('is fine when filled in', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ speed: 1 })).toEqual([]);
    expect(codes({ is12K: true }, U3)).toEqual([]);
    expect(codes({ passerId: null, passerRequest: true })).toEqual([]);
  });

  it.each<[Partial<PassForm>, string[]]>([
    [{ levelId: null }, ['levelId REQUIRED']],
    [{ levelId: Number.NaN }, ['levelId INVALID']],
    [{ levelId: 2_147_483_648 }, ['levelId INVALID']],
    [{ videoLink: ' ' }, ['videoLink REQUIRED']],
    [{ videoLink: 'Clear:https://youtu.be/tdig-B8QVKo' }, []],
    [{ videoLink: 'ttps://youtu.be/tdig-B8QVKo' }, []],
    [{ videoLink: 'javascript://youtu.be/tdig-B8QVKo' }, ['videoLink LINK_SCHEME']],
    [{ title: 'x'.repeat(501) }, ['title TOO_LONG']],
    [{ feelingDifficulty: '' }, ['feelingDifficulty REQUIRED']],
    [{ feelingDifficulty: 'x'.repeat(256) }, ['feelingDifficulty TOO_LONG']],
    [{ passer: '', passerId: null }, ['passer REQUIRED']],
    [{ passer: 'x'.repeat(101) }, ['passer TOO_LONG']],
    [{ rawTime: null }, ['rawTime REQUIRED']],
    [{ rawTime: moment(new Date(Number.NaN)) }, ['rawTime INVALID']],
    [{ rawTime: moment(new Date('2009-12-31T00:00:00Z')) }, ['rawTime OUT_OF_RANGE']],
    [{ rawTime: moment(new Date('2026-03-03T00:00:00Z')) }, ['rawTime OUT_OF_RANGE']],
    [{ rawTime: readUploadTime('2026-02-30') }, ['rawTime INVALID']],
    [{ rawTime: readUploadTime('2026-03-02') }, ['rawTime OUT_OF_RANGE']],
    [{ rawTime: readUploadTime('2026-03-01') }, []],
    [{ speed: 0.9 }, ['speed SPEED_INVALID']],
    [{ speed: 101 }, ['speed SPEED_INVALID']],
    [{ speed: Number.NaN }, ['speed SPEED_INVALID']],
  ])('with %o: %j', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('needs six counts; lateDouble is 0 by default', () => {
    expect(withCounts({ perfect: null })).toEqual(['perfect REQUIRED']);
    expect(withCounts({ perfect: 1.5, ePerfect: -1 })).toEqual(['ePerfect INVALID', 'perfect INVALID']);
    expect(withCounts({ lateDouble: 10_000_001 })).toEqual(['lateDouble INVALID']);
    expect(withCounts(zeros)).toEqual(['judgements JUDGEMENTS_EMPTY']);
    expect(withCounts({ ...zeros, lateDouble: 1 })).toEqual([]);
  });

  it('checks the key mode against the level, as far as it is known', () => {
    expect(codes({ is12K: true, is16K: true })).toEqual(['is12K KEY_MODE_CONFLICT']);
    expect(codes({ is16K: true })).toEqual(['is16K KEY_MODE_NOT_ALLOWED']);
    expect(codes({}, U3)).toEqual(['is12K KEY_MODE_REQUIRED']);
    expect(codes({ is12K: true }, null)).toEqual([]);
    expect(codes({ is12K: true, is16K: true }, null)).toEqual(['is12K KEY_MODE_CONFLICT']);
  });

  it('gives the counts once they are right', () => {
    expect(formJudgements(counts)).toEqual({ ...counts, lateDouble: 0 });
    expect(formJudgements({ ...counts, perfect: null })).toBeNull();
    expect(formJudgements({ ...counts, ...zeros })).toBeNull();
  });
});
