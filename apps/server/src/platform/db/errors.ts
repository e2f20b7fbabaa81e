import pg from 'pg';
import { DatabaseAway, NoConnectionFree } from './gate.ts';
import { SitePaused } from './site-lock.ts';

/** PostgreSQL's five-character code of an error, else null. */
function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** The constraint that a write broke, else null. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.constraint ?? null) : null;
}

export function isSerializationFailure(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** Shutdown, crash recovery, start-up, no memory or connection left. */
const connectionStates = new Set(['57P01', '57P02', '57P03', '53200', '53300']);
/** Texts of the driver, which gives these errors no code. */
const connectionTexts =
  /^(Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|driver has already been destroyed)/;

/**
 * Whether the database could not be reached, went away while it was asked (then nothing is known about the request), or
 * takes nothing while a backup is put back.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseAway || error instanceof SitePaused) return true;
  // Of a name with several addresses, each of which failed.
  if (error instanceof AggregateError) return error.errors.every(isConnectionFailure);
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== null) return connectionStates.has(state) || state.startsWith('08');
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && syscall !== undefined) return connectionCodes.has(code);
  return connectionTexts.test(error.message);
}

/** A statement, or the wait for a lock or a connection, took longer than allowed. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof NoConnectionFree) return true;
  const state = sqlState(error);
  return state === '57014' || state === '55P03';
}

/** The database found no room on its disk. */
export function isDiskFull(error: unknown): boolean {
  return sqlState(error) === '53100';
}

/** Nothing can be written: the disk is full, or connections are read-only because it is about to be. */
export function isStorageFull(error: unknown): boolean {
  return isDiskFull(error) || sqlState(error) === '25006';
}

/** The database refuses the values themselves, and will the next time: data exceptions, constraints, limits. */
export function isRefusedValue(error: unknown): boolean {
  return /^(22|23|54)/.test(sqlState(error) ?? '');
}

/** The user of the database has no right to do this. */
export function isNotAllowed(error: unknown): boolean {
  return sqlState(error) === '42501';
}
