import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { plainWords } from './words.ts';

test('puts both sides of a fact together and leaves out what stayed', () => {
  const before = { song: 'Old', diffId: 3, ids: [1], kept: true };
  const after = { song: 'New', ids: [1], kept: true, version: 4 };
  expect(changesOf({ before, after })).toEqual([
    { key: 'song', before: 'Old', after: 'New' },
    { key: 'diffId', before: 3, after: undefined },
    { key: 'version', before: undefined, after: 4 },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test('writes names of programs as words', () => {
  expect(plainWords('isSubmissionsPaused')).toBe('is submissions paused');
  expect(plainWords('name')).toBe('name');
});
