import { userInfo } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressError, readDatabaseAddress } from './database-address.ts';

const problemOf = (text: string): string => {
  try {
    readDatabaseAddress(text);
  } catch (error) {
    expect(error).toBeInstanceOf(AddressError);
    return (error as Error).message;
  }
  throw new Error('it was accepted');
};

const encryptionBy = (query: string) => readDatabaseAddress(`postgres://u:p@h/d?${query}`).encryption;

describe('readDatabaseAddress', () => {
  it('reads all of an address', () => {
    expect(
      readDatabaseAddress(
        'postgresql://r%40ndo:p%23%25%2F@[::1]:6432/my%20site?sslmode=verify-full&sslrootcert=/ca.pem',
      ),
    ).toEqual({
      host: '::1',
      port: 6432,
      user: 'r@ndo',
      password: 'p#%/',
      database: 'my site',
      options: null,
      bindsChannel: false,
      encryption: { isVerified: true, isDirect: false, authority: '/ca.pem', certificate: null, key: null },
    });
  });

  it('takes what an address may leave out from nowhere but itself', () => {
    expect(readDatabaseAddress('postgres://db/rondo')).toMatchObject({
      host: 'db',
      port: 5432,
      user: userInfo().username,
      password: null,
      options: null,
      encryption: null,
    });
  });

  it('reads the folder of a socket, which is never encrypted', () => {
    for (const text of [
      'postgres:///d?host=/run/pg',
      'postgres://u@localhost/d?host=%2Frun%2Fpg&sslmode=require',
    ])
      expect(readDatabaseAddress(text)).toMatchObject({ host: '/run/pg', encryption: null });
  });

  it.each<[query: string, isVerified: boolean | null]>([
    ['', null],
    ['sslmode=disable', null],
    ['sslmode=no-verify', false],
    ['sslmode=prefer', true],
    ['sslmode=require', true],
    ['sslmode=verify-ca', true],
    ['sslmode=verify-full', true],
    ['ssl=true', true],
    ['ssl=false', null],
    ['sslrootcert=system', true],
    ['sslmode=disable&sslrootcert=/ca.pem', null],
  ])('with %j checks the certificate: %s', (query, isVerified) => {
    expect(encryptionBy(query)?.isVerified ?? null).toBe(isVerified);
  });

  it.each<[text: string, problem: RegExp]>([
    ['mysql://u:p@h/d', /begin with postgres:\/\/ or postgresql:\/\//],
    ['postgres:/u:p@h/d', /begin with/],
    ['postgres://u:p#ss@h/d', /each # .* percent-encoded, as %23/],
    ['postgres://u:pass#@h/d', /each # .* percent-encoded, as %23/],
    ['postgres://u:p@ss@h/d', /each @ .* percent-encoded, as %40/],
    ['postgres://u:p/ss@h/d', /percent-encoded, as %2F and %3F/],
    ['postgres://u:p?ss@h/d', /percent-encoded, as %2F and %3F/],
    ['postgres://u:p@s/s@h/d', /each @ .* percent-encoded, as %40/],
    ['postgres://u:100%@h/d', /each % .* percent-encoded, as %25/],
    ['postgres://u:%zz@h/d', /each % .* percent-encoded, as %25/],
    ['postgres://u:%e9@h/d', /each % .* percent-encoded, as %25/],
    ['postgres://u:a%00b@h/d', /no %00/],
    ['postgres://u:a b@h/d', /no blanks: percent-encode/],
    ['postgres://u:p@h:port/d', /a number from 1 to 65535/],
    ['postgres://u:p@h:65536/d', /a number from 1 to 65535/],
    ['postgres://u:p@h:0/d', /a number from 1 to 65535/],
    ['postgres://u:p@::1/d', /IPv6 address in brackets/],
    ['postgres://u:p@[::g]/d', /IPv6 address in brackets/],
    ['postgres://u:p@300.1.1.1/d', /name a host/],
    ['postgres://u:p@one,two/d', /one host/],
    ['postgres://u:p@/d', /name a host/],
    ['postgres:///d', /name a host, or the folder/],
    ['postgres://u:p@h', /end with the name of the database/],
    ['postgres://u:p@h/', /end with the name of the database/],
    ['postgres://u:p@h/d/e', /end with the name of the database/],
    ['postgres://u:p@h/d?sslmode=verify_full', /one of these for sslmode: disable, no-verify/],
    ['postgres://u:p@h/d?sslmode=allow', /one of these for sslmode/],
    ['postgres://u:p@h/d?sslmod=require', /only these parameters: .*sslmode/],
    ['postgres://u:p@h/d?ssl=maybe', /true or false for ssl/],
    ['postgres://u:p@h/d?port=x', /a number from 1 to 65535/],
  ])('says what is wrong with %s', (text, problem) => {
    expect(problemOf(text)).toMatch(problem);
  });

  it('reads every user, password and name that is percent-encoded', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 }).filter((one) => !one.includes('\0'));
    fc.assert(
      fc.property(text, text, text, (user, password, database) => {
        const [a, b, c] = [user, password, database].map(encodeURIComponent);
        // A path of dots is a place in folders to every address.
        fc.pre(!/^\.{1,2}$/.test(database));
        expect(readDatabaseAddress(`postgres://${a}:${b}@db.example:5433/${c}`)).toMatchObject({
          user,
          password,
          database,
        });
      }),
    );
  });

  it('refuses whatever else there may be in words, without repeating it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (secret) => {
        try {
          readDatabaseAddress(`postgres://u:${secret}@h/d`);
        } catch (error) {
          expect(error).toBeInstanceOf(AddressError);
          expect((error as Error).message).toMatch(/^must /);
        }
      }),
    );
  });
});
