import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { writePrivately } from '../write-privately.ts';
import type { Email } from './email.ts';

/** Sends one email. What it throws is tried again unless `isRefused` says that it is of no use. */
export type MailTransport = (email: Email) => Promise<void>;

type TransportParts = {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly clock: Clock;
  readonly log: Log;
};

/** The mail server of SMTP_URL, else a file a mail below the data folder. */
export function createMailTransport(parts: TransportParts): MailTransport {
  const { smtpUrl, mailFrom } = parts.config;
  return smtpUrl === null ? fileTransport(parts) : smtpTransport(smtpUrl, mailFrom);
}

/** The whole exchange with the server must be over well before another process may take the mail over. */
function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (email) => {
    await transporter.sendMail({ from, ...email, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
}

/** Whether the mail server refused the email for good: its address does not exist. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

function fileTransport({ config, clock, log }: TransportParts): MailTransport {
  const folder = join(config.dataDir, 'mail');
  return async (email) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const now = clock.now();
    const name = `${now.toISOString().replaceAll(':', '')}-${randomBytes(4).toString('hex')}.eml`;
    writePrivately(join(folder, name), messageText(email, config.mailFrom, now));
    log.info({ file: join(folder, name) }, 'SMTP_URL is empty, so a mail was written to a file');
  };
}

/** Unlike what goes over the wire, in words that people can read and links that they can copy. */
function messageText({ to, subject, text, html }: Email, from: string, now: Date): string {
  const boundary = `rondo-${randomBytes(12).toString('hex')}`;
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`;
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  return `${head.join('\n')}\n\n${part('text/plain', text)}${part('text/html', html)}--${boundary}--\n`;
}
