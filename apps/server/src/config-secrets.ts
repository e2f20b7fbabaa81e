import { webhookToken } from '@rondo/domain/announcements';
import type { Config } from './config.ts';
import { decodedText } from './config-values.ts';
import { keepSecret } from './platform/secrets/known-secrets.ts';

/** Keeps every secret of the settings out of logs, stored failures and pages. */
export function keepSecretsOf(config: Config): void {
  const { discord, discordBot, backupCopy } = config;
  keepSecret(config.sessionSecret);
  keepSecret(config.superAdminPassword);
  keepSecret(config.youtubeApiKey);
  keepSecret(discord?.clientSecret);
  keepSecret(discord === null ? null : `${discord.clientId}:${discord.clientSecret}`);
  keepSecret(discordBot?.token);
  keepSecret(webhookToken(config.noticeLevelsWebhook ?? ''));
  keepSecret(webhookToken(config.noticePassesWebhook ?? ''));
  if (backupCopy?.kind === 's3') {
    keepSecret(backupCopy.accessKey);
    keepSecret(backupCopy.secretKey);
  }
  keepPasswordOf(config.databaseUrl);
  keepPasswordOf(config.smtpUrl);
}

/** The same for the password in an address, as it stands there and as it is meant. */
export function keepPasswordOf(address: string | null): void {
  if (address === null || !URL.canParse(address)) return;
  const { username, password, searchParams } = new URL(address);
  keepSecret(password);
  keepSecret(decodedText(password));
  // As a mail server is told it.
  keepSecret(password && `\0${decodedText(username)}\0${decodedText(password)}`);
  keepSecret(searchParams.get('password'));
}
