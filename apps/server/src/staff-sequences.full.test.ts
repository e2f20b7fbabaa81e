import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sequences, staffSequences } from './testing/staff-sequences.ts';

let sequences: Sequences;
beforeAll(async () => {
  sequences = await staffSequences();
});
afterAll(() => sequences.close());

it('whatever staff do five hundred times, standings are what computing them from nothing gives', {
  timeout: 900_000,
}, async () => {
  await expect(sequences.run(500)).resolves.toBeUndefined();
});
