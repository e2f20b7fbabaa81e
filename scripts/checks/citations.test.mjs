import { afterAll, describe, expect, it } from 'vitest';
import { citations } from './citations.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';

afterAll(removeTemporaryTrees);

const TREE = {
  'docs/rules/README.md':
    '# Rules\n\n[Score](passes.md#score), [decision](../decisions/0001-one.md)\n\n## Words\n',
  'docs/rules/passes.md':
    '# Passes\n\n## Score\n\n### Key mode\n\n[Words](README.md#words), [above](#score)\n',
  'docs/decisions/0001-one.md': '# One\n\nOutside: [site](https://example.org/x.md#y).\n',
  'packages/domain/src/passes/score.ts':
    '/** A score (docs/rules/passes.md#score), by keys (docs/rules/passes.md#key-mode). */\n',
};

async function problemsWith(files) {
  return citations.run(await temporaryTree({ ...TREE, ...files }));
}

describe('citations', () => {
  it('that lead somewhere are fine', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it.each([
    ['a.ts', '// docs/rules/levels.md#score', 'a.ts:1: docs/rules/levels.md#score is no page of the rules'],
    ['a.mjs', '\n// docs/rules/passes.md#x', 'a.mjs:2: docs/rules/passes.md#x has no such heading'],
    ['a.css', '/* docs/rules/passes.md# */', 'a.css:1: docs/rules/passes.md# has no such heading'],
    ['a.ts', '// rules \u00a78', 'a.ts:1: a section sign: cite a rule as docs/rules/page.md#heading'],
  ])('in %s: %j', async (file, text, problem) => {
    expect(await problemsWith({ [`scripts/${file}`]: text })).toEqual([`scripts/${problem}`]);
  });

  it.each([
    ['[x](levels.md)', 'docs/rules/more.md:1: the link to levels.md leads nowhere'],
    ['[x](passes.md#x)', 'docs/rules/more.md:1: the link to passes.md#x leads nowhere'],
    ['[x](#x)', 'docs/rules/more.md:1: the link to #x leads nowhere'],
    ['## A b\n\n## A B', 'docs/rules/more.md: two sections are #a-b'],
    ['\u00a7', 'docs/rules/more.md:1: a section sign: cite a rule as docs/rules/page.md#heading'],
  ])('in a page: %j', async (text, problem) => {
    expect(await problemsWith({ 'docs/rules/more.md': text })).toEqual([problem]);
  });
});
