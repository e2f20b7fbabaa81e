import { isLoopback } from '@rondo/domain/announcements';
import { typedPieces } from '@rondo/domain/text';
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

const isHttpUrl = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
export const httpUrl = z
  .string()
  .refine(isHttpUrl, 'must be an address that begins with http:// or https://');

/** Empty, which is null, or a text that passes. */
const optional = (passes: (text: string) => boolean, problem: string) =>
  z
    .string()
    .refine((text) => text === '' || passes(text), problem)
    .transform((text) => text || null);

export const optionalHttpUrl = optional(isHttpUrl, 'must be empty or an http(s) address');

/** Without a trailing slash. */
export const baseUrl = httpUrl
  .refine((text) => !/[?#]/.test(text), 'must have no query and no fragment')
  .transform((text) => text.replace(/\/+$/, ''));

/** The same for services that are sent a secret: it does not leave this machine unencrypted. */
export const secretBaseUrl = baseUrl.refine(
  (text) => /^https:/i.test(text) || isLoopback(new URL(text).hostname),
  'must begin with https://, or with http:// and a loopback address such as 127.0.0.1',
);

export const origins = z
  .string()
  .transform((text) => typedPieces(text).map((part) => part.replace(/\/+$/, '')))
  .refine(
    (list) => list.every((item) => isHttpUrl(item) && new URL(item).origin === item.toLowerCase()),
    'must be origins such as https://example.org, separated by commas',
  );

export const databaseUrl = optional(
  (text) => /^postgres(ql)?:\/\//.test(text),
  'must begin with postgres:// or postgresql://',
);

export const sessionSecret = optional(
  (text) => Buffer.byteLength(text) >= 32,
  'must be at least 32 bytes long',
);

const argon2idHash = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/;

export const superAdminPassword = optional(
  (text) => (text.startsWith('$argon2id$') ? argon2idHash.test(text) : text.length >= 12),
  'must be at least 12 characters long, or a whole argon2id hash',
);

export const smtpUrl = optional(
  (text) => /^smtps?:\/\/[^\s/]/i.test(text) && URL.canParse(text),
  'must begin with smtp:// or smtps://',
);

export const sender = z
  .string()
  .max(320)
  .refine((text) => {
    const address = /^[^<>\n\r]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
    return text === '' || /^[^\s@<>]+@[^\s@<>]+$/.test(address);
  }, 'must be an address such as rondo@example.org or Rondo <rondo@example.org>');

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

export const text = (atMost: number) => z.string().max(atMost, `must be at most ${atMost} characters long`);
