import { describe, expect, it } from 'vitest';
import type { DrawOutcome } from './draw.ts';
import { drawsFit, type RolledLevel } from './fitting-draws.ts';

const difficulty: DrawOutcome = { kind: 'difficulty', turn: 'usual', index: 3, diffId: 60 };
const level: DrawOutcome = { kind: 'level', index: 0, levelId: 8 };
const slots: DrawOutcome = { kind: 'slots', digits: [0, 4, 2], baseScore: 42 };
const zeros: DrawOutcome = { kind: 'slots', digits: [0, 0, 0], baseScore: 0 };
const reason: DrawOutcome = { kind: 'reason', index: 5, word: 'Artist said no' };
const gimmick: DrawOutcome = { kind: 'gimmick', index: 2, word: 'Camera' };
const spin: DrawOutcome = { kind: 'case', modifier: null };

const plain: RolledLevel = { levelId: 8, diffId: 60, baseScore: null, comment: '' };
const drawn42 = { ...plain, baseScore: 42 };
const camera = { ...plain, comment: 'Camera' };
const refused = { ...plain, comment: 'Artist said no' };

const P7 = { name: 'P7', baseScore: 7 };
const marathon = { name: 'Marathon', baseScore: 0 };
const ofGimmick = { name: 'Gimmick', baseScore: 0 };
const minusTwo = { name: '-2', baseScore: 0 };

describe('draws', () => {
  it.each<[DrawOutcome[], RolledLevel, typeof P7]>([
    [[difficulty], plain, P7],
    [[level, difficulty], plain, P7],
    [[difficulty, slots], drawn42, marathon],
    [[difficulty, zeros], plain, marathon],
    [[difficulty], plain, marathon],
    [[gimmick, difficulty, slots], { ...camera, baseScore: 42 }, ofGimmick],
    [[difficulty, reason], refused, minusTwo],
  ])('%j give %j', (draws, rolled, worth) => {
    expect(drawsFit(draws, rolled, worth)).toBe(true);
  });

  it.each<[DrawOutcome[], RolledLevel, typeof P7]>([
    [[level], plain, P7],
    [[slots], drawn42, marathon],
    [[difficulty, difficulty], plain, P7],
    [[difficulty], { ...plain, diffId: 61 }, P7],
    [[level, difficulty], { ...plain, levelId: 9 }, P7],
    [[difficulty, slots], drawn42, P7],
    [[difficulty, slots], plain, marathon],
    [[difficulty, slots], { ...plain, baseScore: 43 }, marathon],
    [[difficulty], drawn42, marathon],
    [[difficulty], camera, ofGimmick],
    [[difficulty, gimmick], camera, minusTwo],
    [[difficulty, reason], { ...plain, comment: 'artist said no' }, minusTwo],
    [[difficulty, reason], plain, minusTwo],
    [[difficulty, spin], plain, P7],
  ])('%j do not give %j', (draws, rolled, worth) => {
    expect(drawsFit(draws, rolled, worth)).toBe(false);
  });
});
