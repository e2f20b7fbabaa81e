import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailProblem,
  nicknameProblem,
  normaliseEmail,
  passwordProblem,
  usernameProblem,
} from './credentials.ts';

describe('credentials', () => {
  it.each(['abc', 'A-b_9', 'x'.repeat(20)])('username %j is fine', (name) =>
    expect(usernameProblem(name)).toBeNull(),
  );
  it.each(['ab', 'x'.repeat(21), 'a b', 'żółw', 'a.b', '', 'abc\n'])('username %j is not', (name) =>
    expect(usernameProblem(name)).toBe('USERNAME_INVALID'),
  );

  it.each(['a@b.co', ' Kestrel+Tag@Mail.Example.org ', "o'neil@x-y.museum", 'a@xn--e1afmkfd.xn--p1ai'])(
    'e-mail %j is fine',
    (email) => expect(emailProblem(email)).toBeNull(),
  );
  it.each([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a b@c.de',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b.c',
    'a@b@c.de',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
    'a@b.co\nbcc: x@y.zz',
  ])('e-mail %j is not', (email) => expect(emailProblem(email)).toBe('EMAIL_INVALID'));

  it('stores e-mails trimmed in lower case', () => {
    expect(normaliseEmail(' A@B.Co ')).toBe('a@b.co');
  });

  it('takes passwords of 8 to 128 characters', () => {
    expect(
      ['1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129), 'abcdefg\0', '🎹'.repeat(8)].map(
        passwordProblem,
      ),
    ).toEqual(['PASSWORD_TOO_SHORT', null, null, 'PASSWORD_TOO_LONG', 'INVALID_TEXT', null]);
  });

  it('takes a nickname of 1 to 50 characters', () => {
    expect([' ', ' ok ', 'x'.repeat(50), 'x'.repeat(51), 'a\uD800'].map(nicknameProblem)).toEqual([
      'NICKNAME_REQUIRED',
      null,
      null,
      'TOO_LONG',
      'INVALID_TEXT',
    ]);
  });

  it('judges any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, 'EMAIL_INVALID']).toContain(emailProblem(text));
        expect([null, 'USERNAME_INVALID']).toContain(usernameProblem(text));
      }),
    );
  });
});
