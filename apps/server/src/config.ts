import { ownValue } from '@rondo/domain/text';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isLoopback, readWebhook } from '@rondo/domain/announcements';
import { MODIFIER_TYPES, USUAL_CHANCES } from '@rondo/domain/modifiers';
import { RARE_TURNS, USUAL_RARE_TURNS } from '@rondo/domain/play';
import { z } from 'zod';
import {
  databaseUrl,
  httpUrl,
  listenHost,
  optionalHttpUrl,
  optionalOrigin,
  origins,
  secretBaseUrl,
  smtpUrl,
} from './config-addresses.ts';
import {
  cronOrOff,
  folder,
  keptCounts,
  oneOf,
  onOff,
  percents,
  problemOf,
  secondPlace,
  sender,
  sessionSecret,
  superAdminPassword,
  shownText,
  text,
  wholeNumber,
} from './config-values.ts';
import { misspelled } from './misspelled.ts';

/** Thrown by `readConfig`; `message` holds one line for each bad variable and no secret value. */
export class ConfigError extends Error {}

/**
 * One variable of the environment. `fallback` is the text that stands for it when it is absent or empty, `shownDefault`
 * what the README's table says instead.
 */
const variable = <T>(
  parse: z.ZodType<T, string>,
  meaning: string,
  fallback = '',
  shownDefault = fallback || 'empty',
) => ({ parse, meaning, fallback, shownDefault });

const percentText = (chances: readonly (readonly [name: string, percent: number])[]) =>
  chances.map(([name, percent]) => `${name}:${percent}`).join(',');

/** Wherever the server is started from. This file, and what is built of it, lie three folders below the checkout. */
const besideTheCode = fileURLToPath(new URL('../../../data', import.meta.url));

/** Each setting is read from the variable of its name: `dataDir` from DATA_DIR. */
const table = {
  port: variable(wholeNumber(0, 65535), 'TCP port; 0 takes a free one', '3000'),
  host: variable(listenHost, 'address to listen on', '127.0.0.1'),
  dataDir: variable(
    folder.transform((path) => resolve(path)),
    'folder of everything that is kept: embedded database, secrets, caches',
    besideTheCode,
    'data in the folder of the checkout',
  ),
  databaseUrl: variable(
    databaseUrl,
    'PostgreSQL 15 or newer, postgres://user:password@host/name; empty: the embedded database',
  ),
  sessionSecret: variable(
    sessionSecret,
    'key that signs sessions, at least 32 bytes; may be empty only with the embedded database: made once, kept in DATA_DIR',
  ),
  superAdminPassword: variable(
    superAdminPassword,
    'second password of super admins, at least 12 characters or its argon2id hash; empty: those actions are refused',
  ),
  publicUrl: variable(optionalOrigin, 'address that visitors use, without a path', '', 'http://HOST:PORT'),
  environment: variable(
    oneOf('production', 'staging'),
    'staging shows a banner and refuses submissions',
    'production',
  ),
  demo: variable(
    z.union([z.literal('').transform(() => null), oneOf('on', 'off', 'with-staff')]),
    'load the demo community into an empty database at the first start (on, off); with-staff: with a super admin and raters even when PUBLIC_URL is https',
    '',
    'on with the embedded database, else off; off when PUBLIC_URL is https and no loopback address',
  ),
  jokes: variable(
    z.union([z.literal('').transform(() => null), onOff]),
    'whether there are wheels and cases: things to play with that change no score',
    '',
    'on with the demo, else off',
  ),
  caseChances: variable(
    percents(MODIFIER_TYPES),
    'what a case may hold, in percent; what is left below 100 is nothing',
    percentText(USUAL_CHANCES.map(({ type, percent }) => [type, percent])),
  ),
  rareTurns: variable(
    percents(RARE_TURNS),
    'how often the difficulty wheel turns in a way of its own, in percent',
    percentText(USUAL_RARE_TURNS.map(({ turn, percent }) => [turn, percent])),
  ),
  rollSeconds: variable(
    wholeNumber(0, 86_400),
    'how long a user waits after rolling a level, in seconds',
    '60',
  ),
  levelRollSeconds: variable(
    wholeNumber(0, 86_400),
    'how long a level waits after it was rolled on its page, in seconds',
    '300',
  ),
  registration: variable(oneOf('open', 'closed'), 'whether visitors can make accounts', 'open'),
  captcha: variable(
    oneOf('altcha', 'none'),
    'what is asked after failures to sign in: altcha, or none (for development)',
    'altcha',
  ),
  emailVerification: variable(
    onOff,
    'on: who submits or rates must have opened a link that was mailed to them',
    'off',
  ),
  smtpUrl: variable(
    smtpUrl,
    'mail server, smtp://user:password@host:587 or smtps://…; empty: each mail becomes a file in DATA_DIR/mail',
  ),
  mailFrom: variable(
    sender,
    'From address of mails, such as Rondo <rondo@example.org>',
    '',
    'SITE_NAME <noreply@host of PUBLIC_URL>',
  ),
  discordClientId: variable(text(100), 'id of the Discord application for signing in; empty: not offered'),
  discordClientSecret: variable(
    text(200),
    'secret of that application; its redirect address is PUBLIC_URL/auth/callback',
  ),
  discordBotToken: variable(
    text(200),
    'token of a Discord bot, with which staff look up accounts by id; empty: only accounts that signed in here are known',
  ),
  discordApiUrl: variable(
    secretBaseUrl,
    'address of Discord, http only for a loopback address',
    'https://discord.com',
  ),
  noticeLevelsWebhook: variable(
    text(2000),
    'webhook of the chat that staff are told of new level submissions with, below DISCORD_API_URL; empty: none',
  ),
  noticePassesWebhook: variable(text(2000), 'the same for new pass submissions'),
  rateLimits: variable(
    onOff,
    'on or off; off is for tests and measuring and refused when PUBLIC_URL is https',
    'on',
  ),
  corsOrigins: variable(origins, 'other origins whose pages may call the API, separated by commas'),
  trustProxyHops: variable(
    wholeNumber(0, 16),
    'number of own proxies in front; the client address is taken that far from the right of X-Forwarded-For',
    '0',
  ),
  maxConnections: variable(
    z.union([z.literal('').transform(() => null), wholeNumber(16, 1_000_000)]),
    'most open connections, idle ones make room for new ones; never more than the limit of open files has room for',
    '',
    '4000',
  ),
  siteName: variable(shownText(60), 'name in page titles', 'Rondo'),
  linkChat: variable(optionalHttpUrl, 'address of the community chat; empty: not shown'),
  linkSource: variable(optionalHttpUrl, 'address of the source code; empty: not shown'),
  linkProduction: variable(optionalHttpUrl, 'address of the production site, for the staging banner'),
  linkChatWidget: variable(optionalHttpUrl, 'address of a chat widget to embed; empty: none'),
  logLevel: variable(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'least level that is logged (fatal, error, warn, info, debug, trace, silent)',
    'info',
  ),
  youtubeOembedUrl: variable(
    httpUrl,
    'address that answers details of YouTube videos',
    'https://www.youtube.com/oembed',
  ),
  youtubeApiKey: variable(
    text(200).transform((key) => key || null),
    'key of the YouTube Data API, which knows upload times; empty: oEmbed, which does not',
  ),
  youtubeApiUrl: variable(
    secretBaseUrl,
    'address of the YouTube Data API, http only for a loopback address',
    'https://www.googleapis.com/youtube/v3',
  ),
  bilibiliApiUrl: variable(
    httpUrl,
    'address that answers details of Bilibili videos',
    'https://api.bilibili.com/x/web-interface/view',
  ),
  videoTimeoutMs: variable(
    wholeNumber(1, 60000),
    'longest wait for a video look-up, in milliseconds',
    '5000',
  ),
  backupDir: variable(
    folder,
    'folder of the backups, one and the same for all server processes, outside of what may be lost with the database',
    '',
    'DATA_DIR/backups',
  ),
  backupSchedule: variable(
    z.union([z.literal('').transform(() => null), onOff]),
    'whether backups are made at the times below',
    '',
    'off with the demo, else on',
  ),
  backupHourly: variable(
    cronOrOff,
    'when hourly backups are made, a cron expression of five parts in UTC; off: never',
    '0 * * * *',
  ),
  backupDaily: variable(cronOrOff, 'the same for daily ones', '0 1 * * *'),
  backupWeekly: variable(cronOrOff, 'the same for weekly ones', '0 2 * * 0'),
  backupMonthly: variable(cronOrOff, 'the same for monthly ones', '0 3 1 * *'),
  backupKeepDatabase: variable(
    keptCounts,
    'how many hourly/daily/weekly/monthly backups of the database are kept, the newest of each',
    '24/24/10/10',
  ),
  backupKeepFiles: variable(keptCounts, 'the same for backups of the files', '10/14/14/10'),
  backupCopy: variable(
    secondPlace,
    'second place that gets each backup: a folder on another disk, or s3://KEY:SECRET@host/bucket/prefix?region=R (https; tls=off only for a loopback address); empty: none',
  ),
  metricsPort: variable(
    z.union([z.literal('').transform(() => null), wholeNumber(0, 65535)]),
    'port of GET /metrics for Prometheus, on HOST; empty: none',
  ),
  countStatements: variable(
    onOff,
    'on: replies carry their number of SQL statements in X-Sql-Statements (measuring)',
    'off',
  ),
};

const nameOf = (setting: string) => setting.replace(/[A-Z]/g, '_$&').toUpperCase();

/** Every variable in the order of the README's table. */
export const variables = Object.entries(table).map(([setting, variable]) => ({
  setting,
  name: nameOf(setting),
  ...variable,
}));

/** What may be meant by variables whose names are no setting's. */
export const misspelledNames = (env: Record<string, string | undefined> = process.env): string[] =>
  misspelled(
    env,
    variables.map(({ name }) => name),
  );

type Parsed = { [K in keyof typeof table]: z.output<(typeof table)[K]['parse']> };

function parseAll(env: Record<string, string | undefined>): Parsed {
  const problems: string[] = [];
  const values = new Map<string, unknown>();
  for (const { setting, name, fallback, parse, meaning } of variables) {
    const given = ownValue(env, name)?.trim() ?? '';
    const result = parse.safeParse(given || fallback);
    if (result.success) values.set(setting, result.data);
    else
      problems.push(`${name} ${problemOf(given, result.error)}. Set it right or leave it out (${meaning}).`);
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.fromEntries(values) as Parsed;
}

/** `http://HOST:PORT` in the form that a browser on the same machine can open. */
export function localUrl(host: string, port: number): string {
  const anyAddress = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
  ]);
  // A browser knows no zones, as in fe80::1%eth0.
  const address = host.replace(/%.*$/, '');
  const shown = anyAddress.get(address) ?? (address.includes(':') ? `[${address}]` : address);
  return `http://${shown}:${port}`;
}

/** The program that the shell was asked for, as most shells hand it down; empty where they do not. */
export const shellCommand = (env: Record<string, string | undefined> = process.env) =>
  ownValue(env, '_') ?? '';

/** Whether one of two folders is the other or lies in it. */
const areNested = (one: string, other: string) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** The settings that the server was started with. One that is empty is `null`; `corsOrigins` is an empty list. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the whole environment once. Variables that the table does not name are ignored.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const {
    linkChat,
    linkSource,
    linkProduction,
    linkChatWidget,
    discordClientId,
    discordClientSecret,
    discordBotToken,
    discordApiUrl,
    noticeLevelsWebhook,
    noticePassesWebhook,
    jokes,
    caseChances,
    rareTurns,
    backupSchedule,
    backupHourly,
    backupDaily,
    backupWeekly,
    backupMonthly,
    backupKeepDatabase,
    backupKeepFiles,
    ...parsed
  } = parseAll(env);
  const publicUrl = parsed.publicUrl ?? localUrl(parsed.host, parsed.port);
  if (parsed.sessionSecret === null && parsed.databaseUrl !== null)
    throw new ConfigError(
      'SESSION_SECRET is empty, which is possible only with the embedded database. Set at least 32 random bytes, for example the output of: openssl rand -hex 32',
    );
  const isPublic = /^https:/i.test(publicUrl);
  if (parsed.metricsPort !== null && parsed.metricsPort !== 0 && parsed.metricsPort === parsed.port)
    throw new ConfigError('METRICS_PORT is the same as PORT. Choose another one, or leave it out.');
  if (!parsed.rateLimits && isPublic)
    throw new ConfigError(
      'RATE_LIMITS is off while PUBLIC_URL is https. Leave RATE_LIMITS out: a public site needs its limits.',
    );
  if ((discordClientId === '') !== (discordClientSecret === ''))
    throw new ConfigError(
      'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together. Set both, or leave both out.',
    );
  const webhook = (name: string, text: string) => {
    const read = readWebhook(text, discordApiUrl);
    if (!read.ok)
      throw new ConfigError(
        `${name} must be the address of a webhook below ${discordApiUrl}/api/webhooks/. Set it right or leave it out.`,
      );
    return read.url || null;
  };
  const backupDir = resolve(parsed.backupDir || join(parsed.dataDir, 'backups'));
  if (parsed.backupCopy?.kind === 'folder' && areNested(parsed.backupCopy.path, backupDir))
    throw new ConfigError('BACKUP_COPY lies in BACKUP_DIR, or around it. Name a folder on another disk.');
  const isForPublic = isPublic && !isLoopback(new URL(publicUrl).hostname);
  const demo = parsed.demo === null ? parsed.databaseUrl === null && !isForPublic : parsed.demo !== 'off';
  const timeOf = (cron: string | null) => ((backupSchedule ?? !demo) ? cron : null);
  return {
    ...parsed,
    publicUrl,
    /** Whether people reach it over https from other machines; such a site never becomes a demo by itself. */
    isForPublic,
    jokes: jokes ?? demo,
    caseChances: caseChances.map(({ name, percent }) => ({ type: name, percent })),
    rareTurns: rareTurns.map(({ name, percent }) => ({ turn: name, percent })),
    backupDir,
    /** Cron expressions in UTC; null: never. */
    backupTimes: {
      hourly: timeOf(backupHourly),
      daily: timeOf(backupDaily),
      weekly: timeOf(backupWeekly),
      monthly: timeOf(backupMonthly),
    },
    backupKeep: { mysql: backupKeepDatabase, files: backupKeepFiles },
    mailFrom:
      parsed.mailFrom ||
      `"${parsed.siteName.replace(/["\\]/g, '')}" <noreply@${new URL(publicUrl).hostname}>`,
    discord:
      discordClientId === ''
        ? null
        : { clientId: discordClientId, clientSecret: discordClientSecret, apiUrl: discordApiUrl },
    discordApiUrl,
    discordBot: discordBotToken === '' ? null : { token: discordBotToken, apiUrl: discordApiUrl },
    noticeLevelsWebhook: webhook('NOTICE_LEVELS_WEBHOOK', noticeLevelsWebhook),
    noticePassesWebhook: webhook('NOTICE_PASSES_WEBHOOK', noticePassesWebhook),
    demo,
    /** A super admin with a printed password has no place on a site that is open to the world, unless asked for. */
    demoStaff: parsed.demo === 'with-staff' || !isPublic,
    links: { chat: linkChat, source: linkSource, production: linkProduction, chatWidget: linkChatWidget },
  };
}
