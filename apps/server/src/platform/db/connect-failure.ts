import pg from 'pg';
import { StartError } from '../start-error.ts';
import { NoPassword } from './client.ts';
import { isConnectionFailure } from './errors.ts';

/** What a pooler says with the code of a lost connection, though it will say it again: by its texts only. */
const refusedByPooler =
  /unsupported startup parameter|no such (database|user)|authentication failed|auth failed|does not exist|not allowed|pg_hba\.conf|SSL required|pooling mode|config error/i;

/** Whether the same may succeed later without anybody's doing here: what is not there yet, or has no room now. */
export function mayPass(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && error.code?.startsWith('08'))
    return !refusedByPooler.test(error.message);
  return isConnectionFailure(error);
}

/** The database's own reason, or the network's. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ');
  const text = error instanceof Error ? error.message : String(error);
  return /^(timeout expired|Query read timeout)$/.test(text) ? 'it does not answer in time' : text;
}

/** No such password, database, right, parameter or kind of encryption, said to a statement. */
const refusingStates = /^(08|28|3D|42501|55000)/;
const driversRefusals =
  /^(The server does not support SSL|There was an error establishing an SSL|SASL|SCRAM)/;
const certificateCodes = /CERT|ERR_TLS|UNABLE_TO_(GET|VERIFY)|^ERR_SSL|^ERR_OSSL/;

/** @returns what tells the person who starts the server that the database refuses it for good; null: it is another error */
export function refusalOf(error: unknown): StartError | null {
  if (error instanceof StartError || mayPass(error) || !(error instanceof Error)) return null;
  const { code = '' } = error as { code?: unknown };
  const isRefusal =
    error instanceof pg.DatabaseError
      ? error.severity === 'FATAL' || refusingStates.test(error.code ?? '')
      : error instanceof NoPassword ||
        driversRefusals.test(error.message) ||
        certificateCodes.test(String(code)) ||
        code === 'EACCES';
  if (!isRefusal) return null;
  const advice = [adviceFor(error, String(code))].filter((words) => words !== '');
  return new StartError([`The database refuses Rondo: ${reasonOf(error)}.`, ...advice].join(' '));
}

function adviceFor({ message }: Error, code: string): string {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'Let DATABASE_URL name the host as its certificate does, or take sslmode=no-verify where nobody can come between.';
  if (code === 'CERT_HAS_EXPIRED') return 'The database needs a new certificate.';
  if (code.startsWith('ERR_OSSL'))
    return 'The files that DATABASE_URL names as sslcert and sslkey should be a certificate and its key (PEM).';
  if (certificateCodes.test(code))
    return 'Name the file of its authority in DATABASE_URL as sslrootcert, or take sslmode=no-verify where nobody can come between.';
  if (message.startsWith('The server does not support SSL')) return 'Take sslmode=disable in DATABASE_URL.';
  if (message.includes('no encryption')) return 'Take sslmode=verify-full in DATABASE_URL.';
  if (code === '42501') return 'The user of DATABASE_URL should own the database.';
  return '';
}
