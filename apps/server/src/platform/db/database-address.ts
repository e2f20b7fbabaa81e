import { userInfo } from 'node:os';
import { addressProblem, credentialsProblem } from '../address.ts';

/** Where a database is and how it is spoken to. */
export type DatabaseAddress = {
  /** A name, an IP address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | null;
  readonly database: string;
  /** Settings of the session as command-line options of the database server. */
  readonly options: string | null;
  readonly bindsChannel: boolean;
  /** Null: unencrypted. */
  readonly encryption: Encryption | null;
};

export type Encryption = {
  /** Whether the certificate is checked; else anybody may answer in the database's place. */
  readonly isVerified: boolean;
  /** Whether it begins at once, without asking for it. */
  readonly isDirect: boolean;
  /** Paths of files; `authority` is null for the authorities that Node knows. */
  readonly authority: string | null;
  readonly certificate: string | null;
  readonly key: string | null;
};

/** Parameters that are allowed and change nothing: Rondo decides these itself. */
const passedOver = ['application_name', 'client_encoding', 'connect_timeout', 'target_session_attrs'];
const understood = [
  ...['host', 'port', 'user', 'password', 'options', 'ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'],
  ...['sslnegotiation', 'channel_binding', ...passedOver],
];

const isVerifiedBy: ReadonlyMap<string, boolean | null> = new Map([
  ['disable', null],
  ['no-verify', false],
  ['prefer', true],
  ['require', true],
  ['verify-ca', true],
  ['verify-full', true],
]);

/** Why an address of a database cannot be used, in words that continue its name. */
export class AddressError extends Error {}

/**
 * Reads an address such as postgres://user:password@host:5432/name?sslmode=verify-full, all of it by itself: nothing
 * of the environment and no file in somebody's home folder adds to it, only the user defaults to the one who runs this.
 * @throws AddressError
 */
export function readDatabaseAddress(text: string): DatabaseAddress {
  const problem =
    credentialsProblem(text) ?? addressProblem(text, ['postgres', 'postgresql'], { needsHost: false });
  if (problem !== null) throw new AddressError(problem);
  const url = new URL(text);
  const given = url.searchParams;
  for (const name of given.keys())
    if (!understood.includes(name))
      throw new AddressError(`must have only these parameters: ${understood.join(', ')}`);
  const host = given.get('host') || url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (host === '')
    throw new AddressError('must name a host, or the folder of a socket as ?host=/run/postgresql');
  const port = given.get('port') || url.port || '5432';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new AddressError('must have a number from 1 to 65535 for its port');
  const [, database = ''] = /^\/([^/]+)$/.exec(url.pathname) ?? [];
  if (database === '') throw new AddressError('must end with the name of the database, as in …@host/rondo');
  return {
    host: decodeURIComponent(host),
    port: Number(port),
    user: decodeURIComponent(url.username) || given.get('user') || ownName(),
    password: decodeURIComponent(url.password) || given.get('password') || null,
    database: decodeURIComponent(database),
    options: given.get('options'),
    bindsChannel: (given.get('channel_binding') ?? 'disable') !== 'disable',
    encryption: host.startsWith('/') ? null : encryptionOf(given),
  };
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    throw new AddressError('must name a user, as in postgres://user:password@host/name');
  }
}

function encryptionOf(given: URLSearchParams): Encryption | null {
  const files = ['sslrootcert', 'sslcert', 'sslkey'].some((name) => given.has(name));
  const mode = given.get('sslmode') ?? (isOn(given.get('ssl')) || files ? 'verify-full' : 'disable');
  const isVerified = isVerifiedBy.get(mode);
  if (isVerified === undefined)
    throw new AddressError(`must have one of these for sslmode: ${[...isVerifiedBy.keys()].join(', ')}`);
  const isDirect = given.get('sslnegotiation') === 'direct';
  if (isVerified === null) return null;
  const root = given.get('sslrootcert');
  return {
    isVerified,
    isDirect,
    authority: root === 'system' ? null : root,
    certificate: given.get('sslcert'),
    key: given.get('sslkey'),
  };
}

function isOn(ssl: string | null): boolean {
  if (ssl !== null && !/^(true|1|false|0)$/.test(ssl))
    throw new AddressError('must have true or false for ssl; sslmode says more');
  return ssl === 'true' || ssl === '1';
}
