import { connect } from 'node:net';
import { problemShape } from '@rondo/contract/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { sampleFeature } from '../../testing/sample-feature.ts';

const test = appOfTests({ features: [sampleFeature], config: { logLevel: 'silent' } });
let port: number;
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const json = { 'content-type': 'application/json' };

describe('problems', () => {
  const cases: [title: string, method: string, url: string, options: object, status: number, code: string][] =
    [
      ['a field of the wrong type', 'POST', '/v2/things', { body: { name: 5 } }, 400, 'VALIDATION_FAILED'],
      ['a missing body', 'POST', '/v2/things', {}, 400, 'VALIDATION_FAILED'],
      [
        'a body that is null',
        'POST',
        '/v2/things',
        { body: 'null', headers: json },
        400,
        'VALIDATION_FAILED',
      ],
      [
        'a body that is a list',
        'POST',
        '/v2/things',
        { body: '[]', headers: json },
        400,
        'VALIDATION_FAILED',
      ],
      [
        'text that is not JSON',
        'POST',
        '/v2/things',
        { body: '{"name":', headers: json },
        400,
        'INVALID_JSON',
      ],
      [
        'bytes that are not UTF-8',
        'POST',
        '/v2/things',
        { body: Buffer.from([0x22, 0xff, 0x22]), headers: json },
        400,
        'INVALID_JSON',
      ],
      [
        'a NUL',
        'POST',
        '/v2/things',
        { body: '{"name":"a\\u0000b"}', headers: json },
        400,
        'VALIDATION_FAILED',
      ],
      [
        'half a surrogate pair',
        'POST',
        '/v2/things',
        { body: '{"name":"ab","x":["\\ud800"]}', headers: json },
        400,
        'VALIDATION_FAILED',
      ],
      [
        'another content type',
        'POST',
        '/v2/things',
        { body: 'name=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      [
        'plain text',
        'POST',
        '/v2/things',
        { body: '{}', headers: { 'content-type': 'text/plain' } },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      [
        'a broken content type',
        'POST',
        '/v2/things',
        { body: '{}', headers: { 'content-type': ';;' } },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      [
        'a body above 1 MB',
        'POST',
        '/v2/things',
        { body: JSON.stringify({ name: 'x'.repeat(1_100_000) }), headers: json },
        413,
        'BODY_TOO_LARGE',
      ],
      ...['gzip', 'deflate', 'x'].map((encoding): (typeof cases)[number] => [
        `a body in ${encoding}`,
        'POST',
        '/v2/things',
        { body: '{"name":"one"}', headers: { ...json, 'content-encoding': encoding } },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]),
      ['an id that is no number', 'GET', '/v2/things/abc', {}, 400, 'VALIDATION_FAILED'],
      ['an id of 0', 'GET', '/v2/things/0', {}, 400, 'VALIDATION_FAILED'],
      ['an id that no row can have', 'GET', '/v2/things/2147483648', {}, 404, 'NOT_FOUND'],
      ['an id of thirty digits', 'GET', `/v2/things/${'9'.repeat(30)}`, {}, 404, 'NOT_FOUND'],
      ['a NUL in the query', 'GET', '/v2/things/1?word=%00', {}, 400, 'VALIDATION_FAILED'],
      ['a NUL in the path', 'GET', '/v2/things/search/a%00b', {}, 400, 'VALIDATION_FAILED'],
      ['a parameter given twice', 'GET', '/v2/things/1?word=a&word=b', {}, 400, 'VALIDATION_FAILED'],
      [
        'a path that is not encoded properly',
        'GET',
        '/v2/things/search/%E0%A4%A',
        {},
        400,
        'VALIDATION_FAILED',
      ],
      ['an unknown path', 'GET', '/v2/nothing', {}, 404, 'NOT_FOUND'],
      ['an unknown file of the web app', 'GET', '/assets/gone.js', {}, 404, 'NOT_FOUND'],
      ['another method', 'PATCH', '/v2/things', {}, 405, 'METHOD_NOT_ALLOWED'],
      [
        'another method with a body of another type',
        'PUT',
        '/v2/things',
        { body: 'x', headers: { 'content-type': 'text/plain' } },
        405,
        'METHOD_NOT_ALLOWED',
      ],
      ['a write to a page', 'POST', '/levels', {}, 405, 'METHOD_NOT_ALLOWED'],
      ['a lost database', 'GET', '/v2/broken/lost', {}, 503, 'MAINTENANCE'],
      ['a busy server', 'GET', '/v2/broken/late', {}, 503, 'BUSY'],
      ['an unknown error', 'GET', '/v2/broken/unknown', {}, 500, 'INTERNAL'],
    ];
  it.each(cases)('answers %s', async (_title, method, url, options, status, code) => {
    const reply = await test.callRaw(method, url, options);
    expect({ status: reply.status, code: reply.problem.code }).toEqual({ status, code });
    expect(problemShape.strict().parse(reply.body).message).toBe(reply.problem.error);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['{"name":"a\\u0000b"}', 'name'],
    ['{"list":["a",{"word":"\\ud800"}]}', 'list.1.word'],
    ['{"list":{"\\udc00":1}}', 'list'],
  ])('names the field of %s', async (body, field) => {
    const { problem } = await test.callRaw('POST', '/v2/things', { body, headers: json });
    expect(problem.fields).toMatchObject([{ field, code: 'INVALID_TEXT' }]);
    expect(problem.details).toBe(`${field}: ${problem.error}`);
  });

  it('lists the fields of a refused body', async () => {
    const { problem } = await test.callRaw('POST', '/v2/things', { body: { level: 'x' } });
    expect(problem.fields).toMatchObject([
      { field: 'name', code: 'required' },
      { field: 'level', code: 'invalid_type' },
    ]);
    expect(problem.details).toContain('level');
  });

  it('says the text of the field where one is wrong, and its own where several are', async () => {
    const one = (await test.callRaw('POST', '/v2/things', { body: { name: 'one', level: 'x' } })).problem;
    expect(one.fields).toHaveLength(1);
    const { message } = one.fields![0]!;
    expect(one).toMatchObject({ error: message, message });
    const two = (await test.callRaw('POST', '/v2/things', { body: { level: 'x' } })).problem;
    expect(two.error).toBe('Some fields are not valid.');
  });

  it('counts null and empty text of an optional key as absent, and reads digits as a number', async () => {
    for (const level of [null, '', '7', 7])
      expect((await test.callRaw('POST', '/v2/things', { body: { name: 'one', level } })).status).toBe(201);
  });

  it('survives a body nested deeper than calls can be', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const reply = await test.callRaw('POST', '/v2/things', {
      body: `{"name":"a\\u0041b","x":${deep}}`,
      headers: json,
    });
    expect(reply.status).toBeLessThan(500);
  });

  it('leaves no trace of keys that could reach a prototype', async () => {
    const reply = await test.callRaw('POST', '/v2/things', {
      body: '{"name":"one","__proto__":{"a":1}}',
      headers: json,
    });
    expect(reply.status).toBe(201);
  });

  it('shows the keys of a problem and never the text of an unknown error', async () => {
    const { problem } = await test.callRaw('GET', '/v2/broken/ids');
    expect(problem).toEqual({
      error: 'Not these.',
      code: 'LEVEL_NOT_FOUND',
      message: 'Not these.',
      ids: [3, 4],
      claimedBy: 1,
    });
    expect((await test.callRaw('GET', '/v2/broken/unknown')).text).not.toContain('secret');
    const late = await test.callRaw('GET', '/v2/broken/late');
    expect(late).toMatchObject({ body: { retryAfter: 7 }, headers: { 'retry-after': '7' } });
  });

  it('says which methods are allowed', async () => {
    const { headers } = await test.callRaw('PATCH', '/v2/things/1');
    expect(String(headers.allow).split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD']);
  });

  it('answers what is no HTTP request in the problem shape', async () => {
    const text = await new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let read = '';
      socket.on('data', (chunk) => (read += chunk));
      socket.on('close', () => done(read));
    });
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(problemShape.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).code).toBe('VALIDATION_FAILED');
  });
});
