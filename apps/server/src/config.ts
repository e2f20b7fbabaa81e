import { resolve } from 'node:path';
import { z } from 'zod';
import {
  baseUrl,
  databaseUrl,
  httpUrl,
  oneOf,
  onOff,
  optionalHttpUrl,
  origins,
  sender,
  sessionSecret,
  smtpUrl,
  superAdminPassword,
  text,
  wholeNumber,
} from './config-values.ts';

/** The settings that the server was started with. Made by `readConfig`, never changed afterwards. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds everything that must survive a restart. */
  readonly dataDir: string;
  /** `null`: the embedded database. */
  readonly databaseUrl: string | null;
  /** `null`: made once and kept in the data folder (embedded database only). */
  readonly sessionSecret: string | null;
  /** Plain text or an argon2id hash; `null`: not set, every S+ call is refused. */
  readonly superAdminPassword: string | null;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly environment: 'production' | 'staging';
  readonly demo: boolean;
  readonly registration: 'open' | 'closed';
  readonly captcha: 'altcha' | 'none';
  /** Whether submitting and rating need a verified e-mail address. */
  readonly emailVerification: boolean;
  /** `null`: mails are written to the data folder. */
  readonly smtpUrl: string | null;
  /** Sender of every mail, with or without a name. */
  readonly mailFrom: string;
  /** `null`: signing in with Discord is not offered. */
  readonly discord: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Without a trailing slash. */
    readonly apiUrl: string;
  } | null;
  /** `null`: accounts of Discord are known as far as somebody signed in with them. */
  readonly discordBot: {
    readonly token: string;
    /** Without a trailing slash. */
    readonly apiUrl: string;
  } | null;
  readonly rateLimits: boolean;
  readonly corsOrigins: readonly string[];
  readonly trustProxyHops: number;
  readonly siteName: string;
  readonly links: {
    readonly chat: string | null;
    readonly source: string | null;
    readonly production: string | null;
    readonly chatWidget: string | null;
  };
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly youtubeOembedUrl: string;
  /** `null`: details of YouTube videos come through oEmbed, without their time. */
  readonly youtubeApiKey: string | null;
  /** Without a trailing slash. */
  readonly youtubeApiUrl: string;
  readonly bilibiliApiUrl: string;
  readonly videoTimeoutMs: number;
  /** `null`: no metrics. */
  readonly metricsPort: number | null;
  /** Replies carry `X-Sql-Statements`; for measuring only. */
  readonly countStatements: boolean;
};

/** One environment variable. `fallback` is the text that stands for it when it is absent or empty. */
export type Variable = {
  readonly name: string;
  readonly fallback: string;
  /** The default as the README's table shows it. */
  readonly shownDefault: string;
  readonly meaning: string;
  readonly parse: z.ZodType<unknown, string>;
  readonly secret?: true;
};

/** Thrown by `readConfig`; `message` holds one line for each bad variable and no secret value. */
export class ConfigError extends Error {}

const variable = <T>(
  name: string,
  fallback: string,
  parse: z.ZodType<T, string>,
  meaning: string,
  more: { shownDefault?: string; secret?: true } = {},
) => ({ name, fallback, parse, meaning, shownDefault: fallback || 'empty', ...more }) as const;

const table = {
  port: variable('PORT', '3000', wholeNumber(0, 65535), 'TCP port; 0 takes a free one'),
  host: variable('HOST', '127.0.0.1', text(255).min(1), 'address to listen on'),
  dataDir: variable(
    'DATA_DIR',
    './data',
    text(4096).transform((path) => resolve(path)),
    'folder of everything that is kept: embedded database, secrets, caches',
  ),
  databaseUrl: variable(
    'DATABASE_URL',
    '',
    databaseUrl,
    'PostgreSQL 15 or newer, postgres://user:password@host/name; empty: the embedded database',
    { secret: true },
  ),
  sessionSecret: variable(
    'SESSION_SECRET',
    '',
    sessionSecret,
    'key that signs sessions, at least 32 bytes; may be empty only with the embedded database: made once, kept in DATA_DIR',
    { secret: true },
  ),
  superAdminPassword: variable(
    'SUPER_ADMIN_PASSWORD',
    '',
    superAdminPassword,
    'second password of super admins, at least 12 characters or its argon2id hash; empty: those actions are refused',
    { secret: true },
  ),
  publicUrl: variable('PUBLIC_URL', '', z.union([z.literal(''), baseUrl]), 'address that visitors use', {
    shownDefault: 'http://HOST:PORT',
  }),
  environment: variable(
    'ENVIRONMENT',
    'production',
    oneOf('production', 'staging'),
    'staging shows a banner and refuses submissions',
  ),
  demo: variable(
    'DEMO',
    '',
    z.union([z.literal('').transform(() => null), onOff]),
    'load the demo community into an empty database at the first start (on, off)',
    { shownDefault: 'on with the embedded database, else off' },
  ),
  registration: variable(
    'REGISTRATION',
    'open',
    oneOf('open', 'closed'),
    'whether visitors can make accounts',
  ),
  captcha: variable(
    'CAPTCHA',
    'altcha',
    oneOf('altcha', 'none'),
    'what is asked after failures to sign in: altcha, or none (for development)',
  ),
  emailVerification: variable(
    'EMAIL_VERIFICATION',
    'off',
    onOff,
    'on: who submits or rates must have opened a link that was mailed to them',
  ),
  smtpUrl: variable(
    'SMTP_URL',
    '',
    smtpUrl,
    'mail server, smtp://user:password@host:587 or smtps://…; empty: each mail becomes a file in DATA_DIR/mail',
    { secret: true },
  ),
  mailFrom: variable('MAIL_FROM', '', sender, 'sender of mails, such as Rondo <rondo@example.org>', {
    shownDefault: 'SITE_NAME <noreply@host of PUBLIC_URL>',
  }),
  discordClientId: variable(
    'DISCORD_CLIENT_ID',
    '',
    text(100),
    'id of the Discord application for signing in; empty: not offered',
  ),
  discordClientSecret: variable(
    'DISCORD_CLIENT_SECRET',
    '',
    text(200),
    'secret of that application; its redirect address is PUBLIC_URL/auth/callback',
    { secret: true },
  ),
  discordBotToken: variable(
    'DISCORD_BOT_TOKEN',
    '',
    text(200),
    'token of a Discord bot, with which staff look up accounts by id; empty: only accounts that signed in here are known',
    { secret: true },
  ),
  discordApiUrl: variable('DISCORD_API_URL', 'https://discord.com', baseUrl, 'address of Discord'),
  rateLimits: variable(
    'RATE_LIMITS',
    'on',
    onOff,
    'on or off; off is for tests and measuring and refused when PUBLIC_URL is https',
  ),
  corsOrigins: variable(
    'CORS_ORIGINS',
    '',
    origins,
    'other origins whose pages may call the API, separated by commas',
  ),
  trustProxyHops: variable(
    'TRUST_PROXY_HOPS',
    '0',
    wholeNumber(0, 16),
    'number of own proxies in front; the client address is taken that far from the right of X-Forwarded-For',
  ),
  siteName: variable('SITE_NAME', 'Rondo', text(60).min(1), 'name in page titles'),
  linkChat: variable('LINK_CHAT', '', optionalHttpUrl, 'address of the community chat; empty: not shown'),
  linkSource: variable('LINK_SOURCE', '', optionalHttpUrl, 'address of the source code; empty: not shown'),
  linkProduction: variable(
    'LINK_PRODUCTION',
    '',
    optionalHttpUrl,
    'address of the production site, for the staging banner',
  ),
  linkChatWidget: variable(
    'LINK_CHAT_WIDGET',
    '',
    optionalHttpUrl,
    'address of a chat widget to embed; empty: none',
  ),
  logLevel: variable(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'least level that is logged (fatal, error, warn, info, debug, trace, silent)',
  ),
  youtubeOembedUrl: variable(
    'YOUTUBE_OEMBED_URL',
    'https://www.youtube.com/oembed',
    httpUrl,
    'address that answers details of YouTube videos',
  ),
  youtubeApiKey: variable(
    'YOUTUBE_API_KEY',
    '',
    text(200).transform((key) => key || null),
    'key of the YouTube Data API, which knows upload times; empty: oEmbed, which does not',
    { secret: true },
  ),
  youtubeApiUrl: variable(
    'YOUTUBE_API_URL',
    'https://www.googleapis.com/youtube/v3',
    baseUrl,
    'address of the YouTube Data API',
  ),
  bilibiliApiUrl: variable(
    'BILIBILI_API_URL',
    'https://api.bilibili.com/x/web-interface/view',
    httpUrl,
    'address that answers details of Bilibili videos',
  ),
  videoTimeoutMs: variable(
    'VIDEO_TIMEOUT_MS',
    '5000',
    wholeNumber(1, 60000),
    'longest wait for a video look-up, in milliseconds',
  ),
  metricsPort: variable(
    'METRICS_PORT',
    '',
    z.union([z.literal('').transform(() => null), wholeNumber(0, 65535)]),
    'port of GET /metrics for Prometheus, on HOST; empty: none',
  ),
  countStatements: variable(
    'COUNT_STATEMENTS',
    'off',
    onOff,
    'on: replies carry their number of SQL statements in X-Sql-Statements (measuring)',
  ),
};

/** Every variable in the order of the README's table. */
export const variables: readonly Variable[] = Object.values(table);

type Parsed = { [K in keyof typeof table]: z.output<(typeof table)[K]['parse']> };

function parseAll(env: Record<string, string | undefined>): Parsed {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { name, fallback, parse, meaning }] of Object.entries(table)) {
    const result = parse.safeParse(env[name]?.trim() || fallback);
    if (result.success) values[key] = result.data;
    else problems.push(`${name} ${problemOf(result.error)}. Set it right or leave it out (${meaning}).`);
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return values as Parsed;
}

function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue?.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message ?? 'is not valid';
  return issue?.message ?? 'is not valid';
}

/** `http://HOST:PORT` in the form that a browser on the same machine can open. */
export function localUrl(host: string, port: number): string {
  const anyAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const shown = anyAddress[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${shown}:${port}`;
}

/**
 * Reads the whole environment once. Variables that the table does not name are ignored.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const {
    linkChat,
    linkSource,
    linkProduction,
    linkChatWidget,
    discordClientId,
    discordClientSecret,
    discordBotToken,
    discordApiUrl,
    ...parsed
  } = parseAll(env);
  const publicUrl = parsed.publicUrl || localUrl(parsed.host, parsed.port);
  if (parsed.sessionSecret === null && parsed.databaseUrl !== null)
    throw new ConfigError(
      'SESSION_SECRET is empty, which is possible only with the embedded database. Set at least 32 random bytes, for example the output of: openssl rand -hex 32',
    );
  if (!parsed.rateLimits && /^https:/i.test(publicUrl))
    throw new ConfigError(
      'RATE_LIMITS is off while PUBLIC_URL is https. Leave RATE_LIMITS out: a public site needs its limits.',
    );
  if ((discordClientId === '') !== (discordClientSecret === ''))
    throw new ConfigError(
      'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together. Set both, or leave both out.',
    );
  return {
    ...parsed,
    publicUrl,
    mailFrom:
      parsed.mailFrom ||
      `"${parsed.siteName.replace(/["\\]/g, '')}" <noreply@${new URL(publicUrl).hostname}>`,
    discord:
      discordClientId === ''
        ? null
        : { clientId: discordClientId, clientSecret: discordClientSecret, apiUrl: discordApiUrl },
    discordBot: discordBotToken === '' ? null : { token: discordBotToken, apiUrl: discordApiUrl },
    demo: parsed.demo ?? parsed.databaseUrl === null,
    links: { chat: linkChat, source: linkSource, production: linkProduction, chatWidget: linkChatWidget },
  };
}
