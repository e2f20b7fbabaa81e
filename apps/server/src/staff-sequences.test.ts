import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sequences, staffSequences } from './testing/staff-sequences.ts';

let sequences: Sequences;
beforeAll(async () => {
  sequences = await staffSequences();
});
afterAll(() => sequences.close());

it('whatever staff do, standings are what computing them from nothing gives', async () => {
  await expect(sequences.run(30)).resolves.toBeUndefined();
});
