import { isAbsolute, resolve } from 'node:path';
import { isLoopback } from '@rondo/domain/announcements';
import { isVisible, tidyLine, typedPieces } from '@rondo/domain/text';
import { z } from 'zod';
import { isCron } from './platform/jobs/cron.ts';

/** What the environment's texts may be, and how they are read. Messages continue the variable's name. */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`);

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values as unknown as [T[number], ...T[number][]], {
    error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  });

export const onOff = oneOf('on', 'off').transform((value) => value === 'on');

/** Empty, which is null, or a text that passes. */
const optional = (passes: (text: string) => boolean, problem: string) =>
  z
    .string()
    .refine((text) => text === '' || passes(text), problem)
    .transform((text) => text || null);

/**
 * Chances in percent as name:percent, separated by commas; a name that is left out has none.
 * @param names all that there are
 */
export const percents = <const N extends string>(names: readonly N[]) =>
  z.string().transform((text, context) => {
    const chances = typedPieces(text).map((piece) => {
      const [, name = '', number = ''] = /^(\w+):(\d{1,3}(?:\.\d{1,4})?)$/.exec(piece) ?? [];
      return { name: names.find((known) => known === name), percent: Number(number) };
    });
    const total = chances.reduce((sum, { percent }) => sum + percent, 0);
    const isKnown = chances.every(({ name }) => name !== undefined);
    if (!isKnown || new Set(chances.map(({ name }) => name)).size < chances.length) {
      context.addIssue(
        `must be chances such as ${names[0]}:10, separated by commas, each of them once: ${names.join(', ')}`,
      );
      return z.NEVER;
    }
    if (total > 100) {
      context.addIssue('must come to at most 100 percent');
      return z.NEVER;
    }
    return chances as readonly { readonly name: N; readonly percent: number }[];
  });

export const sessionSecret = optional(
  (text) => Buffer.byteLength(text) >= 32,
  'must be at least 32 bytes long',
);

/** Whether the whole of a value stands in quotation marks, which a shell removes and a file of settings may not. */
const isQuoted = (text: string) => /^(["'])(?:(?!\1).)*\1$/.test(text);

const withoutQuotes = 'must stand without quotation marks here';

const argon2idHash = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/;

export const superAdminPassword = optional(
  (text) => (text.startsWith('$argon2id$') ? argon2idHash.test(text) : text.length >= 12),
  'must be at least 12 characters long, or a whole argon2id hash',
);

export const sender = z
  .string()
  .max(320)
  .refine((text) => {
    const address = /^[^<>\n\r]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
    return text === '' || /^[^\s@<>]+@[^\s@<>]+$/.test(address);
  }, 'must be an address such as rondo@example.org or Rondo <rondo@example.org>')
  .refine((text) => !isQuoted(text), withoutQuotes);

/** Null for off. */
export const cronOrOff = z
  .string()
  .refine(
    (text) => text === 'off' || isCron(text),
    'must be a cron expression of five parts, such as 0 1 * * *, or off',
  )
  .transform((text) => (text === 'off' ? null : text));

export const keptCounts = z
  .string()
  .regex(/^[1-9]\d{0,3}(\/[1-9]\d{0,3}){3}$/, 'must be four numbers from 1 to 9999, such as 24/24/10/10')
  .transform((text) => {
    const [hourly = 1, daily = 1, weekly = 1, monthly = 1] = text.split('/').map(Number);
    return { hourly, daily, weekly, monthly };
  });

/** Where backups are copied to. */
export type SecondPlace =
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 's3';
      readonly host: string;
      readonly port: number;
      readonly tls: boolean;
      readonly accessKey: string;
      readonly secretKey: string;
      readonly region: string;
      readonly bucket: string;
      /** Empty, or with a slash at its end. */
      readonly prefix: string;
    };

const s3Address =
  /^s3:\/\/(?<accessKey>[^\s:@/]+):(?<secretKey>[^\s@]+)@(?<host>[A-Za-z0-9.-]+)(?::(?<port>\d{1,5}))?\/(?<bucket>[a-z0-9][a-z0-9.-]{2,62})(?<prefix>(?:\/[\w.-]+)*)\/?(?:\?(?<options>[^\s#]*))?$/;

function readS3Address(text: string): SecondPlace | null {
  const found = s3Address.exec(text)?.groups;
  if (found === undefined) return null;
  const { accessKey = '', secretKey = '', host = '', port, bucket = '', prefix = '', options = '' } = found;
  const given = new URLSearchParams(options);
  for (const name of given.keys()) if (name !== 'region' && name !== 'tls') return null;
  const tls = given.get('tls') ?? 'on';
  const region = given.get('region') ?? 'us-east-1';
  const portNumber = Number(port ?? (tls === 'on' ? 443 : 80));
  if (!/^(on|off)$/.test(tls) || !/^[a-z0-9-]{1,40}$/.test(region)) return null;
  if (portNumber < 1 || portNumber > 65535 || (tls === 'off' && !isLoopback(host))) return null;
  return {
    kind: 's3',
    host,
    port: portNumber,
    tls: tls === 'on',
    accessKey: decodedText(accessKey),
    secretKey: decodedText(secretKey),
    region,
    bucket,
    prefix: prefix === '' ? '' : `${prefix.slice(1)}/`,
  };
}

/** What percent signs stand for; a text that is none of these forms as it is. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Empty, which is null, a folder, or a bucket. */
export const secondPlace = z.string().transform((text, context): SecondPlace | null => {
  if (text === '') return null;
  if (isAbsolute(text)) return { kind: 'folder', path: resolve(text) };
  const read = readS3Address(text);
  if (read === null)
    context.addIssue({
      code: 'custom',
      message:
        'must be an absolute path, or an address such as s3://KEY:SECRET@host/bucket/prefix?region=eu-central-1, with tls=off only for a loopback address',
    });
  return read;
});

export const text = (atMost: number) =>
  z
    .string()
    .max(atMost, `must be at most ${atMost} characters long`)
    .refine((given) => !isQuoted(given), withoutQuotes);

/** A path, relative to the working directory; nothing but a shell knows whose home ~ is. */
export const folder = text(4096).refine((path) => !path.startsWith('~'), 'must be a path without ~');

/** A text that people read, tidy as the site's other texts (docs/rules/wire.md#texts). */
export const shownText = (atMost: number) =>
  text(atMost).refine(isVisible, 'must have something to see').transform(tidyLine);

/** Why a value was refused, in words that continue the variable's name. */
export function problemOf(given: string, error: z.ZodError): string {
  if (isQuoted(given)) return withoutQuotes;
  const issue = error.issues[0];
  if (issue?.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message ?? 'is not valid';
  return issue?.message ?? 'is not valid';
}
