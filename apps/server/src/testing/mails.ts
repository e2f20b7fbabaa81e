import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

export type TestMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first address in the text. */
  readonly link: string;
  /** The link's token. */
  readonly token: string;
};

/** Sends what is due and takes the mails out of the app's data folder, oldest first. */
export async function takeMails({ deps }: Pick<TestApp, 'deps'>): Promise<TestMail[]> {
  await deps.jobs.drain();
  const folder = join(deps.config.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const mail = readMail(await readFile(file, 'utf8'));
      await rm(file);
      return mail;
    }),
  );
}

function readMail(message: string): TestMail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1] ?? '';
  const part = (type: string) =>
    new RegExp(`Content-Type: ${type};[^]*?\\n\\n([^]*?)\\n--rondo-`).exec(message)?.[1] ?? '';
  const text = part('text/plain');
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  const token = link === '' ? '' : (new URL(link).searchParams.get('token') ?? '');
  return { to: header('To'), subject: header('Subject'), text, html: part('text/html'), link, token };
}
