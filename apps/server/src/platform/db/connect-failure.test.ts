import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { NoPassword } from './client.ts';
import { mayPass, reasonOf, refusalOf } from './connect-failure.ts';

const said = (code: string, message: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
/** What the database says as it closes a connection. */
const saidLast = (code: string, message: string) => Object.assign(said(code, message), { severity: 'FATAL' });
const network = (code: string, syscall = 'connect') =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

const passing: [what: string, error: Error][] = [
  ['nobody listens', network('ECONNREFUSED')],
  ['nobody listens at any address', new AggregateError([network('ECONNREFUSED'), network('ECONNREFUSED')])],
  ['the socket is not there', network('ENOENT')],
  ['the name is not known yet', network('ENOTFOUND', 'getaddrinfo')],
  ['no name server answers', network('EAI_AGAIN', 'getaddrinfo')],
  ['there is no way', network('ENETUNREACH')],
  ['no answer', new Error('timeout expired')],
  ['it ended in the middle', new Error('Connection terminated unexpectedly')],
  ['it starts', said('57P03', 'the database system is starting up')],
  ['it has too many connections', said('53300', 'sorry, too many clients already')],
  ['the pooler finds no server', said('08P01', 'server login has been failing, try again later')],
  ['the pooler is full', said('08P01', 'no more connections allowed (max_client_conn)')],
];

const refused: [what: string, error: Error][] = [
  ['wrong password', said('28P01', 'password authentication failed for user "u"')],
  [
    'no entry',
    said('28000', 'no pg_hba.conf entry for host "10.0.0.1", user "u", database "d", no encryption'),
  ],
  ['no such database', said('3D000', 'database "d" does not exist')],
  ['no right', said('42501', 'permission denied for database "d"')],
  ['not taken', said('55000', 'database "d" is not currently accepting connections')],
  ['parameter', said('08P01', 'unsupported startup parameter: options')],
  ['unknown setting', saidLast('42704', 'unrecognized configuration parameter "nosuch"')],
  ['bad setting', saidLast('22023', 'invalid value for parameter "statement_timeout": "abc"')],
  ['no setting', saidLast('42601', 'invalid command-line argument for server process: nonsense')],
  ['pooler without it', said('08P01', 'no such database: d')],
  [
    'pooler in front of it',
    said('08P01', 'server login has been failing, cached error: password authentication failed'),
  ],
  ['statement mode', said('08P01', 'transaction blocks not allowed in statement pooling mode')],
  ['no TLS', new Error('The server does not support SSL connections')],
  [
    'certificate',
    Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
  ],
  ['other name', Object.assign(new Error('altnames'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })],
  ['authority', Object.assign(new Error('unable'), { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' })],
  ['no password', new NoPassword()],
  ['socket of another', network('EACCES')],
];

describe('a connection that fails', () => {
  it.each(passing)('may pass: %s', (_, error) => {
    expect(mayPass(error)).toBe(true);
    expect(refusalOf(error)).toBeNull();
  });

  it.each(refused)('is refused for good, with the reason: %s', (_, error) => {
    expect(mayPass(error)).toBe(false);
    expect(refusalOf(error)?.message).toContain(`The database refuses Rondo: ${error.message}.`);
  });

  it.each([
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'Let DATABASE_URL name the host as its certificate does'],
    ['CERT_HAS_EXPIRED', 'The database needs a new certificate.'],
    ['ERR_OSSL_PEM_NO_START_LINE', 'The files that DATABASE_URL names as sslcert and sslkey'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'Name the file of its authority in DATABASE_URL as sslrootcert'],
  ])('says what to do about its certificate: %s', (code, advice) => {
    expect(refusalOf(Object.assign(new Error('no'), { code }))?.message).toContain(`no. ${advice}`);
  });

  it('is something else', () => {
    for (const error of [new TypeError('a fault of ours'), said('42P01', 'no such table')]) {
      expect(mayPass(error)).toBe(false);
      expect(refusalOf(error)).toBeNull();
    }
  });

  it('has one reason a cause', () => {
    expect(reasonOf(new AggregateError([network('ECONNREFUSED'), network('ECONNREFUSED')]))).toBe(
      'connect ECONNREFUSED',
    );
    expect(reasonOf(new Error('timeout expired'))).toBe('it does not answer in time');
  });
});
