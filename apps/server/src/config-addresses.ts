import { isLoopback } from '@rondo/domain/announcements';
import { typedPieces } from '@rondo/domain/text';
import { z } from 'zod';
import { addressProblem, credentialsProblem, isHost } from './platform/address.ts';
import { AddressError, readDatabaseAddress } from './platform/db/database-address.ts';

/** A text of which nothing is wrong; what is wrong continues the variable's name and repeats nothing of the value. */
const sound = (problemOf: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/** The same or empty, which is null. */
const soundOrEmpty = (problemOf: (text: string) => string | null) =>
  sound((text) => (text === '' ? null : problemOf(text))).transform((text) => text || null);

/** Of an address that a browser or this server opens: a user and a password in it would be shown or refused. */
function webProblem(text: string): string | null {
  const problem = addressProblem(text, ['http', 'https']);
  if (problem !== null) return problem;
  const { username, password } = new URL(text);
  return username !== '' || password !== '' ? 'must have no user and no password' : null;
}

/** The same for one that paths are put behind. */
const baseProblem = (text: string) =>
  webProblem(text) ?? (/[?#]/.test(text) ? 'must have no query and no fragment' : null);

/** The same for an origin: what visitors open is there at the root of its host. */
function originProblem(text: string): string | null {
  const problem = baseProblem(text);
  if (problem !== null) return problem;
  return /^\/+$/.test(new URL(text).pathname) ? null : 'must have no path behind its host';
}

export const httpUrl = sound(webProblem);
export const optionalHttpUrl = soundOrEmpty(webProblem);

/** Without a trailing slash. */
const baseUrl = sound(baseProblem).transform((text) => text.replace(/\/+$/, ''));

/** The same for services that are sent a secret: it does not leave this machine unencrypted. */
export const secretBaseUrl = baseUrl.refine(
  (text) => /^https:/i.test(text) || !URL.canParse(text) || isLoopback(new URL(text).hostname),
  'must begin with https://, or with http:// and a loopback address such as 127.0.0.1',
);

/** As browsers write it: https://RONDO.example:443/ is https://rondo.example. */
export const optionalOrigin = soundOrEmpty(originProblem).transform((text) =>
  text === null ? null : new URL(text).origin,
);

export const origins = z
  .string()
  .transform((text) => typedPieces(text))
  .refine(
    (list) => list.every((item) => originProblem(item) === null),
    'must be origins such as https://example.org, separated by commas',
  )
  .transform((list) => list.map((item) => new URL(item).origin));

export const databaseUrl = soundOrEmpty((text) => {
  try {
    readDatabaseAddress(text);
    return null;
  } catch (error) {
    if (error instanceof AddressError) return error.message;
    throw error;
  }
});

export const smtpUrl = soundOrEmpty((text) => {
  const problem = credentialsProblem(text) ?? addressProblem(text, ['smtp', 'smtps']);
  if (problem !== null) return problem;
  return /^\/?$/.test(new URL(text).pathname) ? null : 'must have no path behind its host';
});

/** An IPv6 address may stand in brackets, as in an address of the web. */
export const listenHost = z
  .string()
  .transform((text) => text.replace(/^\[(.*)\]$/, '$1'))
  .refine(
    isHost,
    'must be an IP address or the name of a host, without http:// and without a port; 0.0.0.0 stands for every address',
  );
