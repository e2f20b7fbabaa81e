import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { keepPasswordOf, keepSecretsOf } from '../../config-secrets.ts';
import { createLog } from '../log/log.ts';
import { errorText } from '../outside/outside-text.ts';
import { keepSecret, scrub } from './known-secrets.ts';

const token = 'Zx_9-kQ7wertyLongToken';
keepSecret(token);
keepSecret('p@ss "w/rd" & more');
keepSecret('lamp');
keepSecret('abc');
keepSecret('secret');
keepSecret('long secret words');
keepSecret('夜-夜-夜-夜');

describe('a text without secrets', () => {
  it.each([
    [`the token ${token} alone`, 'the token [secret] alone'],
    [`x${token}x${token}`, 'x[secret]x[secret]'],
    [Buffer.from(token).toString('base64'), '[secret]'],
    [`a ${encodeURIComponent('p@ss "w/rd" & more')} b`, 'a [secret] b'],
    ['a p%40ss+%22w%2frd%22+%26+more b', 'a [secret] b'],
    [JSON.stringify({ a: 'p@ss "w/rd" & more' }), '{"a":"[secret]"}'],
    ['p@ss &quot;w/rd&quot; &amp; more', '[secret]'],
    [`Zx_9-%6BQ7wertyLong%54oken`, '[secret]'],
    [`Zx_9-\\u006bQ7wertyLongToken`, '[secret]'],
    [`Zx%255F9-kQ7wertyLongToken`, '[secret]'],
    // Short ones stand in other words, too short ones are no secrets.
    ['the lamp is a lampshade', 'the [secret] is a lampshade'],
    ['abc', 'abc'],
    // One secret is a part of another, and of what stands in its place.
    ['a secret of long secret words', 'a [secret] of [secret]'],
    ['secret [secret] long%20secret%20words', '[secret] [secret] [secret]'],
    ['1%20lamp&#44;lamps%41', '1%20[secret]&#44;lamps%41'],
    ['夜%E5%A4%9C&#22812;\\u591c%20Stra%C3%9Fe', '夜%E5%A4%9C&#22812;\\u591c%20Stra%C3%9Fe'],
    ['夜%20%e5%a4%9c-&#x591C;-\\u591c-夜 und Stra%C3%9Fe', '夜%20[secret] und Stra%C3%9Fe'],
    ['&#9999999;%zz%2', '&#9999999;%zz%2'],
  ])('%s becomes %s', (text, clean) => expect(scrub(text)).toBe(clean));

  it.each([
    [
      'POST https://chat.example/api/webhooks/123/tok-en_1?wait=true',
      'POST https://chat.example/api/webhooks/123/[secret]?wait=true',
    ],
    ['postgres://rondo:pa:ss@host/name', 'postgres://rondo:[secret]@host/name'],
    ['/password/reset?token=abcdef&x=1', '/password/reset?token=[secret]&x=1'],
    [
      '/v2/auth/callback/discord?code=abc&state=def',
      '/v2/auth/callback/discord?code=[secret]&state=[secret]',
    ],
    ['authorization: Bearer abcdefghijklmnop', 'authorization: Bearer [secret]'],
    ['Cookie: rondo_events=abc; theme=dark', 'Cookie: [secret]'],
    ['{"access_token":"abc","scope":"x"}', '{"access_token":"[secret]","scope":"x"}'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln end', 'jwt [secret] end'],
    [
      'https://www.youtube.com/@someone and a@example.org',
      'https://www.youtube.com/@someone and a@example.org',
    ],
  ])('%s becomes %s, though nobody told us', (text, clean) => expect(scrub(text)).toBe(clean));

  it('has no secret of any writing, whatever stands around it', () => {
    const hex = (char: string) => (char.codePointAt(0) ?? 0).toString(16);
    const writings = [
      (char: string) => char,
      encodeURIComponent,
      (char: string) => encodeURIComponent(encodeURIComponent(char)),
      (char: string) => `\\u${hex(char).padStart(4, '0')}`,
      (char: string) => `&#x${hex(char)};`,
      (char: string) => `&#${char.codePointAt(0)};`,
    ];
    const around = fc.string({ unit: 'binary' });
    const writing = fc.array(fc.constantFrom(...writings), { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(fc.constantFrom(token, '夜-夜-夜-夜'), around, around, writing, (secret, a, b, ways) => {
        const shown = [...secret].map((char, place) => ways[place]?.(char) ?? char).join('');
        const clean = scrub(`${a} ${shown} ${b}`);
        expect(clean).toContain('[secret]');
        expect(clean).not.toContain(shown);
      }),
    );
  });

  it('has none of the secrets of the settings', () => {
    const env = {
      DATABASE_URL: 'postgres://rondo:data%2Fbase-pw@host/name',
      SESSION_SECRET: 'a session secret of more than 32 bytes',
      SUPER_ADMIN_PASSWORD: 'super admin words',
      SMTP_URL: 'smtp://mailer:mail-words@mail.example',
      DISCORD_CLIENT_ID: '110000000000000001',
      DISCORD_CLIENT_SECRET: 'client-secret-1',
      DISCORD_BOT_TOKEN: 'bot-token-1',
      NOTICE_LEVELS_WEBHOOK: 'https://discord.com/api/webhooks/300000000000000001/levels-token',
      NOTICE_PASSES_WEBHOOK: 'https://discord.com/api/webhooks/300000000000000002/passes-token',
      YOUTUBE_API_KEY: 'youtube-key-1',
      BACKUP_COPY: 's3://bucket-key-1:bucket%2Fsecret-1@s3.example.org/bucket',
    };
    const config = readConfig(env);
    keepSecretsOf(config);
    keepPasswordOf('postgres://x:embedded-pw@host/x');
    const basic = Buffer.from('110000000000000001:client-secret-1').toString('base64');
    const plain = Buffer.from('\0mailer\0mail-words').toString('base64');
    for (const secret of [
      plain,
      ...['data/base-pw', 'data%2Fbase-pw', env.SESSION_SECRET, env.SUPER_ADMIN_PASSWORD, 'mail-words'],
      ...[
        'client-secret-1',
        basic,
        'bot-token-1',
        'levels-token',
        'passes-token',
        'youtube-key-1',
        'embedded-pw',
        'bucket-key-1',
        'bucket/secret-1',
        'bucket%2Fsecret-1',
      ],
    ])
      expect(scrub(`before ${secret} behind`)).toBe('before [secret] behind');
  });
});

describe('the words of an error', () => {
  it.each([
    ['an error', new Error('a\0b\uD83D'), 'a\uFFFDb\uFFFD'],
    ['a text', 'plain', 'plain'],
    ['nothing', undefined, 'undefined'],
    ['a symbol', Symbol('x'), 'Symbol(x)'],
    ['an object without a prototype', Object.create(null), 'An error without words'],
    ['an error that throws when it is read', unreadable(), 'An error without words'],
    ['an error whose message is no text', Object.assign(new Error('x'), { message: 7 }), '7'],
    ['a secret across the cut', new Error(`${'x'.repeat(1990)} ${token}`), `${'x'.repeat(1990)} [secret]`],
    ['a long text', new Error('😀'.repeat(3000)), '😀'.repeat(2000)],
  ])('%s', (_name, error, words) => expect(errorText(error)).toBe(words));
});

describe('the log', () => {
  const logged = (write: (log: ReturnType<typeof createLog>) => void, pretty = false) => {
    let text = '';
    const to = new Writable({
      write: (chunk, _encoding, done) => {
        text += String(chunk);
        done();
      },
    });
    write(createLog({ level: 'info', pretty, to }));
    return text;
  };

  it.each([false, true])('has no secret in any text (for people: %s)', (pretty) => {
    const error = Object.assign(new Error(`refused ${token}`), {
      cause: new Error(`at /api/webhooks/1/${token}`),
      detail: { deep: [token, 7] },
    });
    const text = logged((log) => log.error({ err: error, url: `/x?token=${token}` }, `so ${token}`), pretty);
    expect(text).toContain('[secret]');
    expect(text).not.toContain(token);
  });

  it('does not steer the terminal of who reads it', () => {
    const text = logged(
      (log) => log.error({ err: new Error('\u001b[2J\rx'), a: '\u009b' }, '\u001b]0;x'),
      true,
    );
    for (const sign of ['\u001b[2J', '\u001b]', '\r', '\u009b']) expect(text).not.toContain(sign);
  });

  it('writes a line of JSON for whatever is logged', () => {
    const odd = Object.assign(new Error('a\0\uD83D"\n'), { more: BigInt(7) });
    for (const err of [odd, unreadable(), Symbol('x'), Object.create(null), null]) {
      const line = logged((log) => log.error({ err, text: '\uDE00\0' }, 'x\uD83D'));
      expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: expect.any(String) });
      expect(line.trimEnd()).not.toContain('\n');
    }
  });
});

function unreadable(): Error {
  return Object.defineProperty(new Error('x'), 'message', {
    get: () => {
      throw new Error('not to be read');
    },
  });
}
