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

const EN = 'apps/web/src/locales/en/a.json';
const SERVER = 'apps/server/src/a.ts';

describe('words', () => {
  it.each([
    ['a word of another meaning', { [EN]: '{"a":{"b":"The catalog in use"}}' }],
    ['a key and a variable', { [EN]: '{"log in":"{{log in}}"}' }],
    ['a fixed text', { [EN]: '{"a":"Please log in."}' }],
    ['a ruled-out word of another language', { [EN]: '{"a":"登陆"}' }],
    ['a name in code', { [SERVER]: 'const loginName = 1;' }],
    ['SQL', { 'apps/server/src/a.repository.ts': "const query = 'SELECT log in x';" }],
    ['an English word in a Polish text', { [SERVER]: "const text = 'Proszę log in';" }],
    ['the page itself', {}],
  ])('that are fine: %s', async (_what, files) => {
    expect(await problemsWith(files)).toEqual([]);
  });

  it.each([
    [EN, '{"a":{"b":"Log in here"}}', `${EN} "a.b": "log in"`],
    [EN, '{"a":"Handed in"}', `${EN} "a": "hand* in"`],
    [
      'apps/web/src/locales/pl/a.json',
      '{"a":"Zaloguj, logujesz"}',
      'apps/web/src/locales/pl/a.json "a": "loguj*"',
    ],
    ['apps/web/src/locales/cn/a.json', '{"a":"请登陆后再试"}', 'apps/web/src/locales/cn/a.json "a": "登陆"'],
    [SERVER, "\nconst text = 'You are logged in';", `${SERVER}:2: "logged in"`],
    [SERVER, "const text = 'Żeby się logujesz';", `${SERVER}:1: "loguj*"`],
    [SERVER, '// Hands in a form.', `${SERVER}:1: "hand* in"`],
    ['docs/decisions/a.md', 'What was\nhanded in.', 'docs/decisions/a.md:2: "hand* in"'],
    ['README.md', 'Hand in', 'README.md:1: "hand* in"'],
  ])('ruled out in %s: %j', async (path, content, problem) => {
    const found = await problemsWith({ [path]: content });
    expect(found.map((text) => text.split(' is ruled out')[0])).toEqual([problem]);
  });

  it('a page whose columns have other names is reported', async () => {
    expect(await problemsWith({ 'docs/words.md': PAGE.replace('not in Polish', 'Polish') })).toEqual([
      'docs/words.md: no word stands in a column "not in Polish"',
    ]);
  });
});
