import { afterAll, describe, expect, it } from 'vitest';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';
import { words } from './words.mjs';

afterAll(removeTemporaryTrees);

const PAGE = `# Words

| word | means | not in English | not in Polish | not in Chinese |
| --- | --- | --- | --- | --- |
| sign in | begin a session | \`log in\`, \`logged in\` | \`loguj*\` | \`登陆\` |

| write | nowhere |
| --- | --- |
| submit | \`hand* in\` |

| fixed text | from |
| --- | --- |
| \`Please log in.\` | the wire |
`;

const problemsWith = async (files) => words.run(await temporaryTree({ 'docs/words.md': PAGE, ...files }));

const TABLE = 'apps/web/src/locales/a.ts';
const table = (texts) => ({ [TABLE]: `export const texts = ${texts} satisfies Table;` });
const SERVER = 'apps/server/src/a.ts';

describe('words', () => {
  it.each([
    ['a word of another meaning', table("{ a: { b: ['The catalog in use', '', ''] } }")],
    ['a key and a variable', table("{ 'log in': ['{{log in}}', '', ''] }")],
    ['a fixed text', table("{ a: ['Please log in.', '', ''] }")],
    ['a ruled-out word of another language', table("{ a: ['登陆', '', ''] }")],
    ['a name in code', { [SERVER]: 'const loginName = 1;' }],
    ['SQL', { 'apps/server/src/a.repository.ts': "const query = 'SELECT log in x';" }],
    ['an English word in a Polish text', { [SERVER]: "const text = 'Proszę log in';" }],
    ['the page itself', {}],
  ])('that are fine: %s', async (_what, files) => {
    expect(await problemsWith(files)).toEqual([]);
  });

  it.each([
    [TABLE, "{ a: { b: ['Log in here', '', ''] } }", `${TABLE} en "a.b": "log in"`],
    [TABLE, "{ a: ['Handed in', '', ''] }", `${TABLE} en "a": "hand* in"`],
    [TABLE, "{ a: ['', 'Zaloguj, logujesz', ''] }", `${TABLE} pl "a": "loguj*"`],
    [TABLE, "{ a: ['', '', '请登陆后再试'] }", `${TABLE} cn "a": "登陆"`],
    [SERVER, "\nconst text = 'You are logged in';", `${SERVER}:2: "logged in"`],
    [SERVER, "const text = 'Żeby się logujesz';", `${SERVER}:1: "loguj*"`],
    [SERVER, '// Hands in a form.', `${SERVER}:1: "hand* in"`],
    ['docs/decisions/a.md', 'What was\nhanded in.', 'docs/decisions/a.md:2: "hand* in"'],
    ['README.md', 'Hand in', 'README.md:1: "hand* in"'],
  ])('ruled out in %s: %j', async (path, content, problem) => {
    const found = await problemsWith(path === TABLE ? table(content) : { [path]: content });
    expect(found.map((text) => text.split(' is ruled out')[0])).toEqual([problem]);
  });

  it('a page whose columns have other names is reported', async () => {
    expect(await problemsWith({ 'docs/words.md': PAGE.replace('not in Polish', 'Polish') })).toEqual([
      'docs/words.md: no word stands in a column "not in Polish"',
    ]);
  });
});
