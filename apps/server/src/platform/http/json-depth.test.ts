import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNestedDeeper } from './json-depth.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Values with many brackets, quotes and backslashes in their texts and keys. */
const oddText = fc.string({
  unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', '\\"', 'a', '夜', '\u0007'),
});
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 12, depthSize: 'large', withCrossShrink: true },
    fc.oneof(oddText, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(oddText, tie('tree'), { maxKeys: 3 }),
  ),
}));

describe('the depth of JSON', () => {
  it('is what parsing it gives', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom(undefined, 1), fc.nat(14), (value, indent, most) => {
        const json = Buffer.from(JSON.stringify(value, null, indent));
        expect(isNestedDeeper(json, most)).toBe(depthOf(JSON.parse(json.toString())) > most);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([64, 65, 5000])('is found at %i', (depth) => {
    const lists = Buffer.from('['.repeat(depth) + ']'.repeat(depth));
    const objects = Buffer.from(`${'{"[":'.repeat(depth)}1${'}'.repeat(depth)}`);
    expect([isNestedDeeper(lists, 64), isNestedDeeper(objects, 64)]).toEqual([depth > 64, depth > 64]);
  });

  it('is sought in any bytes without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(5), (bytes, most) => {
        expect(typeof isNestedDeeper(bytes, most)).toBe('boolean');
      }),
    );
  });
});
