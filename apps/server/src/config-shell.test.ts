import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('what only a shell understands', () => {
  it.each([
    ['SITE_NAME', '"Rondo"'],
    ['PORT', "'3000'"],
    ['DATA_DIR', '"/srv/rondo"'],
    ['MAIL_FROM', '"rondo@example.org"'],
    ['DISCORD_BOT_TOKEN', '"hidden"'],
    ['NOTICE_LEVELS_WEBHOOK', '"https://discord.com/api/webhooks/1/hidden"'],
  ])('is refused: quotation marks around %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must stand without quotation marks here.`);
  });

  it.each([
    ['DATA_DIR', '~/rondo'],
    ['BACKUP_DIR', '~rondo/backups'],
  ])('is refused: the home folder in %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a path without ~.`);
  });

  it('may stand inside of a value, and around a secret', () => {
    const SUPER_ADMIN_PASSWORD = '"a long password"';
    expect(readConfig({ SITE_NAME: '"My" "Site"', SUPER_ADMIN_PASSWORD })).toMatchObject({
      siteName: '"My" "Site"',
      superAdminPassword: SUPER_ADMIN_PASSWORD,
    });
    expect(readConfig({ BACKUP_DIR: '/srv/~rondo' }).backupDir).toBe('/srv/~rondo');
  });
});
