import { expect, it } from 'vitest';
import { closedAfter } from './testing/before-tests.ts';
import { staffSequences } from './testing/staff-sequences.ts';

const sequences = closedAfter(() => staffSequences());

it('whatever staff do five hundred times, standings are what computing them from nothing gives', {
  timeout: 900_000,
}, async () => {
  await expect(sequences.run(500)).resolves.toBeUndefined();
});
