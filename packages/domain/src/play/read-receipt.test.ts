import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_CHANCES } from '../modifiers/index.ts';
import { USUAL_RARE_TURNS } from './difficulty-wheel.ts';
import { type DrawTable, SLOT_COUNTS } from './draw.ts';
import { readReceipt } from './read-receipt.ts';
import { checkReceipt, receiptOf } from './receipt.ts';
import { nodeHashes as hashes } from './testing/node-hashes.ts';

const secret = '5e'.repeat(32);
const fits = { secret: true, nonce: true, outcome: true };
const nothingKnown = { commitment: null, nonce: null };

const tables: readonly DrawTable[] = [
  { kind: 'case', chances: USUAL_CHANCES, candidates: [3, 5] },
  { kind: 'level', seed: 12, levels: [7, 8, 9] },
  {
    kind: 'difficulty',
    difficulties: [1, 2],
    turns: USUAL_RARE_TURNS.map((turn) => ({ ...turn, diffId: null })),
  },
  { kind: 'reason', words: ['one', 'two'] },
  { kind: 'gimmick', words: ['one', 'two'] },
  { kind: 'slots', counts: SLOT_COUNTS },
];

describe('a pasted receipt', () => {
  it.each(tables)('of a $kind is read and checked', (table) => {
    const receipt = receiptOf({ secret, nonce: 'mine', table }, hashes);
    const read = readReceipt(JSON.stringify(receipt));
    expect(read && checkReceipt(read, nothingKnown, hashes)).toEqual(fits);
  });

  it('is nothing where a part is missing or of another kind', () => {
    for (const table of tables) {
      const receipt = { ...receiptOf({ secret, nonce: 'mine', table }, hashes) };
      for (const name of ['commitment', 'secret', 'nonce', 'table', 'draws', 'outcome'])
        for (const value of [undefined, null, 5, {}])
          expect(readReceipt(JSON.stringify({ ...receipt, [name]: value })), name).toBeNull();
      const kindless = { ...receipt, table: { ...table, kind: 'constructor' } };
      expect(readReceipt(JSON.stringify(kindless))).toBeNull();
    }
  });

  it('never throws, whatever was pasted', () => {
    const pasted = fc.oneof(fc.string(), fc.json());
    fc.assert(fc.property(pasted, (text) => readReceipt(text) === null));
    const changed = fc.record({
      commitment: fc.string(),
      secret: fc.oneof(fc.constant(secret), fc.string()),
      nonce: fc.string(),
      draws: fc.array(fc.double({ noNaN: true })),
      outcome: fc.record({ kind: fc.string() }),
      table: fc.constantFrom(...tables),
    });
    fc.assert(
      fc.property(changed, (receipt) => {
        const read = readReceipt(JSON.stringify(receipt));
        return read === null || !checkReceipt(read, nothingKnown, hashes).outcome;
      }),
    );
  });
});
