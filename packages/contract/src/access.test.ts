import { subjectRules } from '@rondo/domain/auth';
import { expect, it } from 'vitest';
import { endpoints } from './all.ts';

it('every rule about a subject belongs to an endpoint', () => {
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(Object.keys(subjectRules)));
});
