import { join } from 'node:path';
import { USUAL_CHANCES } from '@rondo/domain/modifiers';
import { USUAL_RARE_TURNS } from '@rondo/domain/play';
import { describe, expect, it } from 'vitest';
import { ConfigError, localUrl, misspelledNames, readConfig, variables } from './config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('it was accepted');
};

const external = { DATABASE_URL: 'postgres://u:hidden@db/rondo', SESSION_SECRET: 'x'.repeat(32) };

describe('readConfig', () => {
  it('keeps its data with the code, wherever it is started from', () => {
    const here = process.cwd();
    const { dataDir } = readConfig({});
    try {
      process.chdir('/');
      expect(readConfig({}).dataDir).toBe(dataDir);
      expect(readConfig({ DATA_DIR: 'kept' }).dataDir).toBe('/kept');
    } finally {
      process.chdir(here);
    }
  });

  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: null,
      sessionSecret: null,
      superAdminPassword: null,
      publicUrl: 'http://127.0.0.1:3000',
      isForPublic: false,
      environment: 'production',
      demo: true,
      demoStaff: true,
      jokes: true,
      caseChances: [...USUAL_CHANCES],
      rareTurns: [...USUAL_RARE_TURNS],
      rollSeconds: 60,
      levelRollSeconds: 300,
      registration: 'open',
      captcha: 'altcha',
      emailVerification: false,
      smtpUrl: null,
      mailFrom: '"Rondo" <noreply@127.0.0.1>',
      discord: null,
      discordApiUrl: 'https://discord.com',
      discordBot: null,
      noticeLevelsWebhook: null,
      noticePassesWebhook: null,
      rateLimits: true,
      corsOrigins: [],
      trustProxyHops: 0,
      maxConnections: null,
      siteName: 'Rondo',
      links: { chat: null, source: null, production: null, chatWidget: null },
      logLevel: 'info',
      youtubeOembedUrl: 'https://www.youtube.com/oembed',
      youtubeApiKey: null,
      youtubeApiUrl: 'https://www.googleapis.com/youtube/v3',
      bilibiliApiUrl: 'https://api.bilibili.com/x/web-interface/view',
      videoTimeoutMs: 5000,
      backupDir: join(process.cwd(), 'data', 'backups'),
      backupCopy: null,
      backupTimes: { hourly: null, daily: null, weekly: null, monthly: null },
      backupKeep: {
        mysql: { hourly: 24, daily: 24, weekly: 10, monthly: 10 },
        files: { hourly: 10, daily: 14, weekly: 14, monthly: 10 },
      },
      metricsPort: null,
      countStatements: false,
    });
  });

  it('reads what is given, trims it, and takes empty for absent', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      HOST: '',
      PUBLIC_URL: 'https://rondo.example/',
      CORS_ORIGINS: 'https://a.example，https://b.example/',
      LINK_CHAT: 'https://chat.example/x',
      DEMO: 'off',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://rondo.example',
      corsOrigins: ['https://a.example', 'https://b.example'],
      links: { chat: 'https://chat.example/x' },
      demo: false,
    });
  });

  it('never stops for a variable it does not know', () => {
    expect(() => readConfig({ CAPTCHAS: 'no such variable', NODE_ENV: 'x' })).not.toThrow();
  });

  it.each<[given: string, meant: string]>([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['TRUST_PROXY_HOP', 'TRUST_PROXY_HOPS'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['SMTP_URI', 'SMTP_URL'],
    ['database_url', 'DATABASE_URL'],
  ])('warns of %s', (given, meant) => {
    expect(misspelledNames({ [given]: 'x' })).toEqual([`There is no setting ${given}. Is ${meant} meant?`]);
    expect(misspelledNames({ [given]: '' })).toEqual([]);
    expect(misspelledNames({ [given]: 'x', [meant]: 'y' })).toEqual([]);
  });

  it('warns of no name of others', () => {
    const names =
      'PATH HOME HOSTNAME HOSTTYPE MAIL USER LANG LC_ALL PWD OLDPWD SHLVL SHELL TERM TZ CI NODE_ENV NODE_OPTIONS PGHOST PGPORT PGSSLMODE POSTGRES_PASSWORD npm_config_host npm_package_name HTTP_PROXY LOGNAME TMPDIR XDG_DATA_DIRS';
    const env = Object.fromEntries(
      [...names.split(' '), ...variables.map(({ name }) => name)].map((name) => [name, 'x']),
    );
    expect(misspelledNames(env)).toEqual([]);
  });

  it('takes webhooks of the chat service in one form', () => {
    const { noticeLevelsWebhook, noticePassesWebhook } = readConfig({
      NOTICE_LEVELS_WEBHOOK: 'https://ptb.discord.com/api/v10/webhooks/1/token?wait=true',
    });
    expect(noticeLevelsWebhook).toBe('https://discord.com/api/webhooks/1/token');
    expect(noticePassesWebhook).toBeNull();
  });

  it('loads the demo by itself only into the embedded database', () => {
    expect(readConfig({}).demo).toBe(true);
    expect(readConfig(external).demo).toBe(false);
    expect(readConfig({ ...external, DEMO: 'on' }).demo).toBe(true);
  });

  it.each([
    ['https://rondo.example', false],
    ['https://localhost.rondo.example', false],
    ['HTTPS://192.168.1.20:8443', false],
    ['https://localhost:3000', true],
    ['https://rondo.localhost', true],
    ['https://127.0.0.1', true],
    ['https://[::1]:3000', true],
    ['http://rondo.local', true],
  ])('a site at %s becomes a demo by itself: %s', (PUBLIC_URL, demo) => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ demo, jokes: demo, isForPublic: !demo });
    expect(readConfig({ PUBLIC_URL, DEMO: 'on' }).demo).toBe(true);
  });

  const times = { hourly: '0 * * * *', daily: '0 1 * * *', weekly: '0 2 * * 0', monthly: '0 3 1 * *' };
  const never = { hourly: null, daily: null, weekly: null, monthly: null };
  it.each<[env: Record<string, string>, backupTimes: Record<string, string | null>]>([
    [{ DEMO: 'off' }, times],
    [{ DEMO: 'on', BACKUP_SCHEDULE: 'on' }, times],
    [{ DEMO: 'off', BACKUP_SCHEDULE: 'off' }, never],
    [{ DEMO: 'with-staff' }, never],
    [
      { DEMO: 'off', BACKUP_HOURLY: 'off', BACKUP_DAILY: '30 4 * * 1-5' },
      { ...times, hourly: null, daily: '30 4 * * 1-5' },
    ],
  ])('makes backups with %j at %j', (env, backupTimes) => {
    expect(readConfig(env).backupTimes).toEqual(backupTimes);
  });

  it('takes a folder or a bucket for the second place of backups', () => {
    const copyTo = (address: string) => readConfig({ BACKUP_COPY: address }).backupCopy;
    expect(copyTo('')).toBeNull();
    expect(copyTo('/mnt/disk/copies/')).toEqual({ kind: 'folder', path: '/mnt/disk/copies' });
    expect(copyTo('s3://KEY:a/b%2Bc%25@s3.example.org/my-bucket/rondo/site/?region=eu-central-1')).toEqual({
      kind: 's3',
      host: 's3.example.org',
      port: 443,
      tls: true,
      accessKey: 'KEY',
      secretKey: 'a/b+c%',
      region: 'eu-central-1',
      bucket: 'my-bucket',
      prefix: 'rondo/site/',
    });
    expect(copyTo('s3://KEY:secret@127.0.0.1:9000/bucket?tls=off')).toMatchObject({
      port: 9000,
      tls: false,
      region: 'us-east-1',
      prefix: '',
    });
  });

  it.each(['/srv/backups', '/srv/backups/copies', '/srv'])(
    'refuses %s beside BACKUP_DIR=/srv/backups',
    (path) => {
      expect(refusal({ BACKUP_DIR: '/srv/backups', BACKUP_COPY: path })).toContain(
        'BACKUP_COPY lies in BACKUP_DIR',
      );
    },
  );

  const bad: [variable: string, value: string][] = [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://u:hidden@db/x'],
    ['SESSION_SECRET', 'hidden, and too short'],
    ['SUPER_ADMIN_PASSWORD', 'hidden'],
    ['SUPER_ADMIN_PASSWORD', '$argon2id$hidden'],
    ['PUBLIC_URL', 'rondo.example'],
    ['PUBLIC_URL', 'https://rondo.example/?a'],
    ['PUBLIC_URL', 'https://rondo.example/hidden'],
    ['PUBLIC_URL', 'https://u:hidden@rondo.example'],
    ['PUBLIC_URL', 'https://rondo.example:99999'],
    ['PUBLIC_URL', 'https://rondo example'],
    ['PUBLIC_URL', '"https://rondo.example"'],
    ['HOST', 'http://0.0.0.0'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', '300.1.1.1'],
    ['HOST', '[localhost]:1'],
    ['HOST', '*'],
    ['METRICS_PORT', '9e3'],
    ['DATABASE_URL', 'postgres://u:hid#den@db/rondo'],
    ['DATABASE_URL', 'postgres://u:hidden@more@db/rondo'],
    ['DATABASE_URL', 'postgres://u:hidden%@db/rondo'],
    ['DATABASE_URL', 'postgres://u:hidden@db:port/rondo'],
    ['DATABASE_URL', 'postgres://u:hidden@db/rondo?sslmode=yes'],
    ['ENVIRONMENT', 'development'],
    ['DEMO', 'yes'],
    ['REGISTRATION', 'maybe'],
    ['RATE_LIMITS', '0'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', '*'],
    ['TRUST_PROXY_HOPS', 'two'],
    ['LINK_SOURCE', 'javascript:alert(1)'],
    ['NOTICE_LEVELS_WEBHOOK', 'https://other.example/api/webhooks/1/hidden'],
    ['NOTICE_PASSES_WEBHOOK', 'http://discord.com/api/webhooks/1/hidden'],
    ['LOG_LEVEL', 'loud'],
    ['VIDEO_TIMEOUT_MS', '0'],
    ['YOUTUBE_OEMBED_URL', 'ftp://x'],
    ['BACKUP_SCHEDULE', 'daily'],
    ['BACKUP_HOURLY', 'hourly'],
    ['BACKUP_DAILY', '0 25 * * *'],
    ['BACKUP_WEEKLY', '0 0 2 * * 0'],
    ['BACKUP_MONTHLY', '0 3 31 2 *'],
    ['BACKUP_KEEP_DATABASE', '24/24/10'],
    ['BACKUP_KEEP_FILES', '10/14/14/0'],
    ['BACKUP_COPY', 'copies'],
    ['BACKUP_COPY', 's3://KEY:hidden@host'],
    ['BACKUP_COPY', 's3://KEY:hidden@host/b'],
    ['BACKUP_COPY', 's3://host/bucket'],
    ['BACKUP_COPY', 's3://KEY:hidden@host/bucket?zone=1'],
    ['BACKUP_COPY', 's3://KEY:hidden@host/bucket?tls=no'],
    ['BACKUP_COPY', 's3://KEY:hidden@host/bucket?tls=off'],
    ['BACKUP_COPY', 's3://KEY:hidden@host:70000/bucket'],
    ['BACKUP_COPY', 'https://KEY:hidden@host/bucket'],
    ['COUNT_STATEMENTS', 'always'],
    ['CAPTCHA', 'no such provider'],
    ['EMAIL_VERIFICATION', 'yes'],
    ['SMTP_URL', 'hidden@mail.example'],
    ['SMTP_URL', 'http://u:hidden@mail.example'],
    ['SMTP_URL', 'smtp://u:hidden@ss@mail.example'],
    ['SMTP_URL', 'smtp://u:hidden#ss@mail.example'],
    ['SMTP_URL', 'smtp://u:hidden/ss@mail.example'],
    ['SMTP_URL', 'smtp://u:hidden?ss@mail.example'],
    ['SMTP_URL', 'smtp://u:hidden%@mail.example'],
    ['SMTP_URL', 'smtp://u:hidden@mail.example:0'],
    ['SMTP_URL', 'smtp://u:hidden@'],
    ['SMTP_URL', 'smtp://u:hidden@mail.example/inbox'],
    ['LINK_CHAT', 'https://u:hidden@chat.example'],
    ['YOUTUBE_OEMBED_URL', 'https://u:hidden@youtube.example'],
    ['CORS_ORIGINS', 'https://u:hidden@a.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Rondo <rondo@example.org>, more@example.org'],
    ['DISCORD_API_URL', 'discord.com'],
    ['DISCORD_API_URL', 'http://discord.com'],
    ['DISCORD_API_URL', 'http://10.0.0.1:8080'],
    ['DISCORD_API_URL', 'http://127.0.0.1.example.org'],
    ['DISCORD_API_URL', 'http://localhost@example.org'],
    ['YOUTUBE_API_URL', 'http://www.googleapis.com/youtube/v3'],
  ];
  it.each(bad)('names %s=%s in one line', (variable, value) => {
    const message = refusal({ [variable]: value });
    expect(message).toMatch(new RegExp(`^${variable} must `));
    expect(message).not.toContain('\n');
    expect(message).not.toContain('hidden');
  });

  it.each(['https://discord.com', 'http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:1/base/'])(
    'takes %s for the address of Discord',
    (url) => {
      expect(readConfig({ DISCORD_API_URL: url }).discordApiUrl).toBe(url.replace(/\/$/, ''));
    },
  );

  it.each<[variable: string, value: string, words: string]>([
    ['DATABASE_URL', 'postgres://u:p#ss@db/rondo', 'percent-encoded, as %23'],
    ['DATABASE_URL', 'postgres://u:p@ss@db/rondo', 'percent-encoded, as %40'],
    ['SMTP_URL', 'smtp://u:p#ss@mail.example', 'percent-encoded, as %23'],
    ['SMTP_URL', 'smtp://u:p@ss@mail.example', 'percent-encoded, as %40'],
    ['PUBLIC_URL', 'https://rondo.example/site', 'must have no path'],
    ['PUBLIC_URL', 'https://u:p@rondo.example', 'must have no user and no password'],
    ['HOST', 'http://[::1]', 'without http://'],
    ['SITE_NAME', '\u3164', 'must have something to see'],
  ])('says of %s=%s what is wrong', (variable, value, words) => {
    expect(refusal({ [variable]: value })).toContain(words);
  });

  it('takes addresses in the form that the web gives them', () => {
    expect(readConfig({ PUBLIC_URL: 'HTTPS://Rondo.Example:443//' }).publicUrl).toBe('https://rondo.example');
    expect(readConfig({ CORS_ORIGINS: 'https://A.example:443' }).corsOrigins).toEqual(['https://a.example']);
    expect(readConfig({ HOST: '[::1]' })).toMatchObject({ host: '::1', publicUrl: 'http://[::1]:3000' });
    expect(readConfig({ HOST: 'fe80::1%eth0' }).publicUrl).toBe('http://[fe80::1]:3000');
    const SMTP_URL = 'smtps://u%40example.org:p%40ss%23@mail.example:465/?tls.rejectUnauthorized=false';
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
    expect(readConfig({ LINK_CHAT: 'https://www.youtube.com/@name' }).links.chat).toMatch(/@name$/);
  });

  it('keeps the metrics off the port of the site', () => {
    expect(refusal({ PORT: '3000', METRICS_PORT: '3000' })).toMatch(/^METRICS_PORT is the same as PORT/);
    expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0);
  });

  it('names every bad variable at once', () => {
    expect(refusal({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2);
  });

  it('wants a session secret with an external database', () => {
    expect(refusal({ DATABASE_URL: external.DATABASE_URL })).toMatch(/^SESSION_SECRET is empty/);
  });

  it('keeps the limits on where the site is public', () => {
    expect(refusal({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://rondo.example' })).toMatch(
      /^RATE_LIMITS is off/,
    );
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  });

  it('offers Discord with its id and secret only', () => {
    expect(refusal({ DISCORD_CLIENT_ID: '1' })).toMatch(/^DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET/);
    expect(refusal({ DISCORD_CLIENT_SECRET: 'hidden' })).not.toContain('hidden');
    expect(readConfig({ DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'x' }).discord).toEqual({
      clientId: '1',
      clientSecret: 'x',
      apiUrl: 'https://discord.com',
    });
  });

  it('shows its name tidy', () => {
    expect(readConfig({ SITE_NAME: ' My\u202e\n Site' }).siteName).toBe('My Site');
  });

  it('writes mails as the site, or as the sender that is set', () => {
    expect(readConfig({ SITE_NAME: 'A, "B"', PUBLIC_URL: 'https://rondo.example' }).mailFrom).toBe(
      '"A, B" <noreply@rondo.example>',
    );
    for (const MAIL_FROM of ['rondo@example.org', 'Rondo <rondo@example.org>'])
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  });

  it('takes the super-admin password as an argon2id hash, too', () => {
    const hash =
      '$argon2id$v=19$m=65536,t=3,p=1$aC9b+A5EHvzGmIoO0DHpnQ$8TFrEXOqNq0SqHqJu2Pr4NQHxOWRZ7KwJLNHcVsP3yk';
    expect(readConfig({ SUPER_ADMIN_PASSWORD: hash }).superAdminPassword).toBe(hash);
  });

  it('counts bytes of a secret, not characters', () => {
    expect(readConfig({ SESSION_SECRET: 'ż'.repeat(16) }).sessionSecret).toHaveLength(16);
  });
});

describe('variables', () => {
  it('describe themselves, and a fallback parses', () => {
    for (const { name, fallback, meaning, shownDefault, parse } of variables) {
      expect(name).toMatch(/^[A-Z][A-Z_]+$/);
      expect(meaning.length).toBeGreaterThan(10);
      expect(shownDefault).not.toBe('');
      expect(parse.safeParse(fallback).success, name).toBe(true);
    }
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
  });
});

describe('localUrl', () => {
  it('can be opened in a browser', () => {
    expect(localUrl('0.0.0.0', 80)).toBe('http://127.0.0.1:80');
    expect(localUrl('::', 80)).toBe('http://[::1]:80');
    expect(localUrl('fe80::1', 80)).toBe('http://[fe80::1]:80');
  });
});
