import { describe, expect, it } from 'vitest';
import { USUAL_CHANCES } from '../modifiers/index.ts';
import { type DrawTable, SLOT_COUNTS } from './draw.ts';
import { checkReceipt, type Receipt, receiptOf } from './receipt.ts';
import { nodeHashes } from './testing/node-hashes.ts';

const secret = '5a9486067a14caf0005cafae7cd2dab39a06fb8424738230361922187333a329';
const nonce = 'lucky';
const made = (table: DrawTable) => receiptOf({ secret, nonce, table }, nodeHashes) as Receipt;
const fits = { secret: true, nonce: true, outcome: true };

describe('a receipt', () => {
  const receipt = made({ kind: 'case', chances: USUAL_CHANCES, candidates: [3, 9] });
  const sealed = { commitment: receipt.commitment, nonce };
  const check = (change: object) => checkReceipt({ ...receipt, ...change }, sealed, nodeHashes);

  it('fits as it is, and with its members in another order', () => {
    expect(check({})).toEqual(fits);
    expect(check({ outcome: { modifier: { value: 422.29, type: 'ranked_add' }, kind: 'case' } })).toEqual(
      fits,
    );
    expect(checkReceipt(receipt, { commitment: null, nonce: null }, nodeHashes)).toEqual(fits);
  });

  it.each<[string, object, Partial<typeof fits>]>([
    ['another secret', { secret: `6${secret.slice(1)}` }, { secret: false, outcome: false }],
    ['no secret', { secret: '' }, { secret: false, outcome: false }],
    ['a secret in capitals', { secret: secret.toUpperCase() }, { secret: false, outcome: false }],
    ['a longer secret', { secret: `${secret}00` }, { secret: false, outcome: false }],
    ['another commitment', { commitment: '0'.repeat(64) }, { secret: false }],
    ['another number', { nonce: 'Lucky' }, { nonce: false, outcome: false }],
    ['another chance', { table: { ...receipt.table, chances: USUAL_CHANCES.slice(1) } }, { outcome: false }],
    ['another table', { table: { kind: 'slots', counts: SLOT_COUNTS } }, { outcome: false }],
    ['a fraction fewer', { draws: receipt.draws.slice(1) }, { outcome: false }],
    ['another fraction', { draws: receipt.draws.map((draw) => draw + 2 ** -52) }, { outcome: false }],
    [
      'another value',
      { outcome: { kind: 'case', modifier: { type: 'ranked_add', value: 422.3 } } },
      { outcome: false },
    ],
    [
      'another type',
      { outcome: { kind: 'case', modifier: { type: 'score_flip', value: null } } },
      { outcome: false },
    ],
    ['nothing', { outcome: { kind: 'case', modifier: null } }, { outcome: false }],
  ])('is refused with %s', (_, change, refused) => {
    expect(check(change)).toEqual({ ...fits, ...refused });
  });

  it('is refused where it is whole but not what was shown before', () => {
    const other = receiptOf({ secret: '00'.repeat(32), nonce, table: receipt.table }, nodeHashes) as Receipt;
    expect(checkReceipt(other, sealed, nodeHashes)).toEqual({ ...fits, secret: false });
  });

  it('is refused after a change of any member of any table', () => {
    const tables: DrawTable[] = [
      { kind: 'level', seed: 1, levels: [7, 8, 9] },
      { kind: 'difficulty', difficulties: [4, 5, 6], turns: [{ turn: 'long', percent: 2, diffId: null }] },
      { kind: 'reason', words: ['one', 'two', 'three'] },
      { kind: 'gimmick', words: ['one', 'two', 'three'] },
      { kind: 'slots', counts: SLOT_COUNTS },
    ];
    for (const table of tables) {
      const whole = made(table);
      const { outcome } = whole;
      for (const [member, value] of Object.entries(outcome)) {
        if (member === 'kind') continue;
        const changed = { ...outcome, [member]: typeof value === 'number' ? value + 1 : `${value}!` };
        const { outcome: isFit } = checkReceipt(
          { ...whole, outcome: changed },
          { commitment: null, nonce: null },
          nodeHashes,
        );
        expect(isFit, `${table.kind} ${member}`).toBe(false);
      }
    }
  });
});
