import { beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../../../testing/log-of.ts';
import { rounds, superAdminPassword, twoServersOfTests } from '../../../testing/two-servers.ts';

const { one: app, other, admin, atOnce } = twoServersOfTests();
const headers = { 'x-super-admin-password': superAdminPassword };
const { call } = app.as(admin, headers);

let channel: number;
let second: number;
let role: number;
beforeAll(async () => {
  channel = (await call('createChannel', { body: { label: 'clears' } })).body.id;
  second = (await call('createChannel', { body: { label: 'perfect' } })).body.id;
  role = (await call('createChatRole', { body: { roleId: '123456789012345678', label: 'Players' } })).body.id;
});

const told = () => [{ channelId: channel, pingType: 'NONE', roleId: null }];
const fixed = (over: object = {}) => ({ name: 'All clears', mode: 'STATIC', actions: told(), ...over });
const conditional = (condition: unknown, over: object = {}) =>
  fixed({ name: 'Some', mode: 'CONDITIONAL', condition, ...over });
const save = (id: number, directives: unknown) => call('saveDirectives', { id, body: { directives } });
const list = async (id: number) => (await call('directives', { id })).body;

describe('directives', () => {
  it('begin with none', async () => {
    expect(await list(1)).toEqual([]);
  });

  it('are saved in their order with defaults, read tolerantly, and answered the same by another process', async () => {
    const saved = await save(0, [
      fixed(),
      conditional(
        { type: 'ACCURACY', operator: 'GREATER_THAN_EQUAL', value: '0.95', customFunction: 'x', more: 1 },
        {
          name: '  Good ones ',
          description: ' Of people who care ',
          triggerType: null,
          firstOfKind: true,
          isActive: false,
          sortOrder: 7,
          actions: [{ channelId: String(second), pingType: 'ROLE', roleId: String(role) }],
        },
      ),
      conditional({ type: 'CUSTOM', customFunction: 'basescore >= 100' }, { triggerType: 'LEVEL' }),
    ]);
    expect(saved.status, saved.text).toBe(200);
    const ids = saved.body.map(({ id }) => id);
    expect(saved.body).toEqual([
      {
        ...fixed(),
        id: ids[0],
        description: '',
        triggerType: 'PASS',
        condition: null,
        sortOrder: 0,
        isActive: true,
        firstOfKind: false,
      },
      {
        id: ids[1],
        name: 'Good ones',
        description: 'Of people who care',
        mode: 'CONDITIONAL',
        triggerType: 'PASS',
        condition: { type: 'ACCURACY', operator: 'GREATER_THAN_EQUAL', value: 0.95 },
        actions: [{ channelId: second, pingType: 'ROLE', roleId: role }],
        sortOrder: 1,
        isActive: false,
        firstOfKind: true,
      },
      expect.objectContaining({
        sortOrder: 2,
        triggerType: 'LEVEL',
        condition: { type: 'CUSTOM', customFunction: 'basescore >= 100' },
      }),
    ]);
    const elsewhere = await other.as(admin, headers).call('directives', { id: 0 });
    expect(elsewhere.body).toEqual(saved.body);
  });

  it('keep ids that come back, in a new order; others get new ones', async () => {
    const before = (await save(2, [fixed({ name: 'a' }), fixed({ name: 'b' }), fixed({ name: 'c' })])).body;
    const foreign = (await save(3, [fixed()])).body[0];
    const [a, b, c] = before;
    const { body } = await save(2, [
      c,
      { ...b, name: 'b!' },
      { ...c, name: 'twice' },
      foreign,
      fixed({ id: 999_999 }),
    ]);
    const ids = body.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([c?.id, b?.id]);
    expect(new Set(ids).size).toBe(5);
    for (const known of [a!.id, foreign!.id, 999_999]) expect(ids).not.toContain(known);
    expect(await list(3)).toEqual([foreign]);
    expect(await list(2)).toEqual(body);
  });

  it('are written and recorded only where something changes', async () => {
    const first = (await save(4, [fixed(), conditional({ type: 'WORLDS_FIRST' })])).body;
    expect((await save(4, first)).body).toEqual(first);
    const log = await logOf(app.deps.db, 'difficulty', 4);
    expect(log).toMatchObject([
      {
        action: 'difficulty.directives',
        subject_title: 'P4',
        before: { directives: '' },
        after: { directives: '1. All clears: PASS; STATIC; #clears\n2. Some: PASS; WORLDS_FIRST; #clears' },
      },
    ]);
    expect((await save(4, [])).body).toEqual([]);
    expect(await logOf(app.deps.db, 'difficulty', 4)).toHaveLength(2);
  });

  it('refuse a list with all that is wrong, and nothing is written', async () => {
    const before = (await save(5, [fixed()])).body;
    const reply = await save(5, [
      fixed(),
      fixed({ name: ' ', mode: 'SOMETIMES', actions: [] }),
      conditional(null, { actions: [{ channelId: 2_000_000, pingType: 'ROLE' }] }),
      fixed({ actions: [{ channelId: channel, pingType: 'NONE', roleId: role }] }),
      'nothing',
    ]);
    expect(reply.outcome).toBe('400 DIRECTIVE_INVALID');
    expect(reply.problem.fields?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'directives.1.actions REQUIRED',
      'directives.1.mode INVALID',
      'directives.1.name REQUIRED',
      'directives.2.actions.0.channelId INVALID',
      'directives.2.actions.0.roleId REQUIRED',
      'directives.2.condition REQUIRED',
      'directives.3.actions.0.roleId ROLE_NOT_PINGED',
      'directives.4 INVALID',
    ]);
    expect(reply.problem.details).toContain('Rule 2: ');
    expect(await list(5)).toEqual(before);
  });

  it.each([
    ['BASESCORE >', 'Rule 1: The expression ends too early, at character 12.'],
    ['ACURACY > 1', 'Rule 1: Unknown word “ACURACY” at character 1. Did you mean ACCURACY?'],
    ['1 + 1', 'Rule 1: Unknown character “+” at character 3.'],
    ['BASESCORE', 'Rule 1: The expression must be true or false, not a number.'],
  ])('name the place of what is wrong in %s', async (customFunction, details) => {
    const reply = await save(6, [conditional({ type: 'CUSTOM', customFunction })]);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      error: 'Invalid custom directive format',
      message: 'Invalid custom directive format',
      code: 'DIRECTIVE_INVALID',
      details,
    });
  });

  it.each<[string, () => object, string]>([
    [
      'an accuracy above 1',
      () => conditional({ type: 'ACCURACY', operator: 'EQUAL', value: 1.01 }),
      'condition.value',
    ],
    ['no value', () => conditional({ type: 'BASE_SCORE', operator: 'EQUAL' }), 'condition.value'],
    [
      'an infinite value',
      () => conditional({ type: 'BASE_SCORE', operator: 'EQUAL', value: '9'.repeat(400) }),
      'condition.value',
    ],
    [
      'an infinite value that is not asked',
      () => fixed({ condition: { type: 'BASE_SCORE', operator: 'EQUAL', value: '9'.repeat(400) } }),
      'condition.value',
    ],
    [
      'an expression that is too long and not asked',
      () => fixed({ condition: { type: 'CUSTOM', customFunction: 'x'.repeat(501) } }),
      'condition.customFunction',
    ],
    ['no operator', () => conditional({ type: 'BASE_SCORE', value: 0 }), 'condition.operator'],
    ['no expression', () => conditional({ type: 'CUSTOM' }), 'condition.customFunction'],
    [
      'a level’s accuracy',
      () => conditional({ type: 'CUSTOM', customFunction: 'ACCURACY == 1' }, { triggerType: 'LEVEL' }),
      'condition.customFunction',
    ],
    [
      'a level’s worlds first',
      () => conditional({ type: 'WORLDS_FIRST' }, { triggerType: 'LEVEL' }),
      'condition.type',
    ],
    ['a long name', () => fixed({ name: 'x'.repeat(101) }), 'name'],
    ['a long description', () => fixed({ description: 'x'.repeat(501) }), 'description'],
    ['too many actions', () => fixed({ actions: Array.from({ length: 21 }, told).flat() }), 'actions'],
    [
      'a role that is not there',
      () => fixed({ actions: [{ channelId: channel, pingType: 'ROLE', roleId: 77_777 }] }),
      'actions.0.roleId',
    ],
    [
      'a channel in words',
      () => fixed({ actions: [{ channelId: 'clears', pingType: 'NONE' }] }),
      'actions.0.channelId',
    ],
  ])('refuse %s', async (_, make, field) => {
    const reply = await save(6, [make()]);
    expect(reply.outcome).toBe('400 DIRECTIVE_INVALID');
    expect(reply.problem.fields).toMatchObject([{ field: `directives.0.${field}` }]);
    expect(reply.problem.error).toBe(reply.problem.fields?.[0]?.message);
    expect(reply.problem.error).toMatch(/^[A-Z].*\.$/);
  });

  it('are fifty at most', async () => {
    const many = (length: number) => Array.from({ length }, () => fixed());
    expect((await save(6, many(51))).body).toMatchObject({
      code: 'DIRECTIVE_INVALID',
      fields: [{ field: 'directives', code: 'TOO_MANY' }],
    });
    expect((await save(6, many(50))).body).toHaveLength(50);
    await save(6, []);
  });

  it('keep a channel and a role that were switched off, and take them nowhere else', async () => {
    const off = (await call('createChannel', { body: { label: 'old' } })).body.id;
    const gone = (await call('createChatRole', { body: { roleId: '123456789012345679', label: 'old' } })).body
      .id;
    const actions = [{ channelId: off, pingType: 'ROLE', roleId: gone }];
    const [stored] = (await save(7, [fixed({ actions })])).body;
    await call('deleteChannel', { id: off });
    await call('deleteChatRole', { id: gone });
    expect((await save(7, [{ ...stored, name: 'Renamed' }])).body[0]).toMatchObject({
      name: 'Renamed',
      actions,
    });
    const reply = await save(8, [fixed({ actions })]);
    expect(reply.problem.fields?.map(({ field }) => field)).toEqual([
      'directives.0.actions.0.channelId',
      'directives.0.actions.0.roleId',
    ]);
  });

  it.each([
    ['x', 400],
    [-1, 400],
    [4711, 404],
    [2_147_483_648, 404],
  ])('of difficulty %s: %i', async (id, status) => {
    expect((await call('directives', { id })).status).toBe(status);
    expect((await call('saveDirectives', { id, body: { directives: [] } })).status).toBe(status);
  });

  it.each([{}, { directives: null }, { directives: 'x' }])('need a list: %o', async (body) => {
    expect((await call('saveDirectives', { id: 1, body })).status).toBe(400);
  });

  it('of two who save at once, the last one’s stand whole', async () => {
    for (const round of rounds) {
      const present = (await save(9, [fixed({ name: 'x' }), fixed({ name: 'y' })])).body as object[];
      const named = (name: string) => ({
        directives: [...present.map((row) => ({ ...row, name })), fixed({ name }), fixed({ name })],
        superAdminPassword,
      });
      const replies = await atOnce(
        round,
        ['saveDirectives', { id: 9, body: named('one') }],
        ['saveDirectives', { id: 9, body: named('other') }],
      );
      expect(replies.map(({ outcome }) => outcome)).toEqual(['200', '200']);
      const names = ((await list(9)) as { name: string }[]).map(({ name }) => name);
      expect([Array(4).fill('one'), Array(4).fill('other')]).toContainEqual(names);
    }
  });
});
