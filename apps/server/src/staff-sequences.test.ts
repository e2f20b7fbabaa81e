import { expect, it } from 'vitest';
import { closedAfter } from './testing/before-tests.ts';
import { staffSequences } from './testing/staff-sequences.ts';

const sequences = closedAfter(() => staffSequences());

it('whatever staff do, standings are what computing them from nothing gives', async () => {
  await expect(sequences.run(15)).resolves.toBeUndefined();
});
