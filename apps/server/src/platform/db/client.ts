import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Encryption, readDatabaseAddress } from './database-address.ts';

/** The database asks for a password and the address has none. */
export class NoPassword extends Error {
  override readonly message = 'it asks for a password, and the address has none';
}

/**
 * The driver's connection, made from what `connectionTo` says and from nothing else: without that, the driver takes
 * what is left out from the environment (PGHOST, PGOPTIONS, …) and from a file of passwords.
 */
export class DatabaseClient extends pg.Client {
  declare readonly connectionParameters: { options: unknown; replication: unknown };

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connectionParameters.options = config?.options;
    this.connectionParameters.replication = undefined;
  }
}

/**
 * The address of a database as the driver takes it.
 * @throws StartError when a file of a certificate cannot be read
 */
export function connectionTo(url: string, name: string) {
  const { host, port, user, password, database, options, bindsChannel, encryption } =
    readDatabaseAddress(url);
  return {
    host,
    port,
    user,
    database,
    password: password ?? askedForPassword,
    options: options ?? undefined,
    application_name: name,
    client_encoding: 'utf8',
    enableChannelBinding: bindsChannel,
    ssl: encryption === null ? false : certificatesOf(encryption),
    sslnegotiation: encryption?.isDirect ? 'direct' : 'postgres',
  } satisfies pg.ClientConfig;
}

function askedForPassword(): never {
  throw new NoPassword();
}

function certificatesOf({ isVerified, authority, certificate, key }: Encryption): ConnectionOptions {
  return {
    rejectUnauthorized: isVerified,
    ...(authority === null ? {} : { ca: contentOf('sslrootcert', authority) }),
    ...(certificate === null ? {} : { cert: contentOf('sslcert', certificate) }),
    ...(key === null ? {} : { key: contentOf('sslkey', key) }),
  };
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(
      `The file ${path}, which DATABASE_URL names as its ${name}, cannot be read: ${(error as Error).message}`,
    );
  }
}
