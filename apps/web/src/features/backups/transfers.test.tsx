import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, problem, refusal } from '../../testing/wire.ts';
import { aBackup, givePassword, guarded, openBackups, right, rowOf, tries } from './testing/backups-page.ts';

const small = aBackup('small.sql', { size: 10 });
const place = { type: 'mysql', filename: 'small.sql' } as const;
let saved: { name: string; blob: Blob }[];

beforeEach(() => {
  saved = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) as Blob });
  });
});

/** A reply that comes as the test wants it to. */
function slowly() {
  let end: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (end = controller) });
  return {
    reply: () => new HttpResponse(stream),
    send: (text: string) => end?.enqueue(new TextEncoder().encode(text)),
    close: () => end?.close(),
  };
}

async function askFor(user: Awaited<ReturnType<typeof openBackups>>['user'], password = right) {
  await user.click(within(rowOf(small)).getByRole('button', { name: 'Download' }));
  await screen.findByRole('dialog', { name: 'Download this backup?' });
  await givePassword(user, password);
}

test('a download asks for the password first, shows how far it is and is saved under its name', async () => {
  const { reply, send, close } = slowly();
  guarded('checkBackupDownload', null, place);
  guarded('downloadBackup', reply, place);
  const { user } = await openBackups({ mysql: [small] });
  await askFor(user, 'wrong');
  expect(await screen.findByText('Invalid password')).toBeVisible();
  await givePassword(user);
  expect(await within(rowOf(small)).findByText('downloading, 0 %')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  send('01234');
  send('56789');
  expect(await within(rowOf(small)).findByText('downloading, 100 %')).toBeVisible();
  close();
  expect(await screen.findByText('small.sql downloaded')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['small.sql']);
  expect(await saved[0]?.blob.text()).toBe('0123456789');
  expect(tries).toEqual([
    ['checkBackupDownload', 'wrong'],
    ['checkBackupDownload', right],
    ['downloadBackup', right],
  ]);
});

test('a download that is stopped, or ends early, leaves no file', async () => {
  const first = slowly();
  guarded('checkBackupDownload', null, place);
  guarded('downloadBackup', first.reply, place);
  const { user } = await openBackups({ mysql: [small] });
  await askFor(user);
  await user.click(await within(rowOf(small)).findByRole('button', { name: 'Stop the download' }));
  await within(rowOf(small)).findByRole('button', { name: 'Download' });
  const second = slowly();
  guarded('downloadBackup', second.reply, place);
  await askFor(user);
  await within(rowOf(small)).findByText('downloading, 0 %');
  second.send('01234');
  second.close();
  expect(await screen.findByText(/^small\.sql was not downloaded: Cannot reach the server/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a file that is gone is told in the dialog', async () => {
  guarded('checkBackupDownload', refusal('NOT_FOUND'), place);
  const { user } = await openBackups({ mysql: [small] });
  await askFor(user);
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
});

const chosen = () => screen.getByLabelText('Drop a backup of the database here', { selector: 'input' });
const file = (name: string, size = 10) => {
  const made = new File(['0123456789'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

test('a file of another kind or size is refused before anything is sent', async () => {
  const { user } = await openBackups();
  fireEvent.change(chosen(), { target: { files: [file('holiday.pdf')] } });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'holiday.pdf is not a backup of the databaseA backup ends with .sql, .zip, .tar.gz. Choose another',
  );
  fireEvent.change(chosen(), { target: { files: [file('big.sql', 524_288_001)] } });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /big\.sql has 500\.00 MB.*Up to 500 MB can be uploaded/,
  );
  expect(screen.getByText('npm run backup -- restore FILE')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Files/ }));
  const zone = (await screen.findByText('Drop a backup of the files here')).closest(
    '.upload-zone',
  ) as Element;
  fireEvent.dragEnter(zone, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText('Let go to check it')).toBeVisible();
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file('dump.sql')] } });
  expect(screen.getByRole('alert')).toHaveTextContent(/dump\.sql is not a backup of the files/);
  expect(tries).toEqual([]);
});

test('a backup is uploaded after a look at the password, and what the server refuses is told in its place', async () => {
  let end = (_: Response) => undefined as void;
  const answers: Promise<Response>[] = [new Promise((resolve) => (end = resolve))];
  guarded('validateBackupUpload', null, { type: 'mysql' });
  const kinds: unknown[] = [];
  const upload = (_given: object, request: Request) => {
    kinds.push(request.headers.get('content-type'));
    return answers.shift() as Promise<Response>;
  };
  guarded('uploadBackup', upload, { type: 'mysql' });
  const { user } = await openBackups();
  fireEvent.change(chosen(), { target: { files: [file('old.sql')] } });
  await screen.findByRole('dialog', { name: 'Upload this backup of the database?' });
  await givePassword(user);
  expect(await screen.findByRole('progressbar', { name: 'Upload of old.sql' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop the upload' })).toBeVisible();
  end(refusal(problem('FILE_TYPE', { details: 'It holds 214 files and no .sql.' })));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'old.sql is not a backup of the databaseIt holds 214 files and no .sql. Choose another',
  );
  expect(screen.getByText(/^old\.sql was not uploaded: This file is not a backup/)).toBeVisible();
  answers.push(Promise.resolve(HttpResponse.json({ success: true, filename: 'Upload_x.sql' })));
  fireEvent.change(chosen(), { target: { files: [file('old.sql')] } });
  await givePassword(user);
  expect(await screen.findByText('Uploaded as Upload_x.sql')).toBeVisible();
  expect(tries).toEqual([
    ['validateBackupUpload', right],
    ['uploadBackup', right],
    ['validateBackupUpload', right],
    ['uploadBackup', right],
  ]);
  const form = expect.stringMatching(/^multipart\//);
  expect(kinds).toEqual([form, form]);
});

test('an upload that is stopped leaves the zone as it was', async () => {
  guarded('validateBackupUpload', null, { type: 'mysql' });
  answer('uploadBackup', () => new Promise<Response>(() => undefined), { type: 'mysql' });
  const { user } = await openBackups();
  fireEvent.change(chosen(), { target: { files: [file('old.sql')] } });
  await givePassword(user);
  await user.click(await screen.findByRole('button', { name: 'Stop the upload' }));
  expect(await screen.findByText('Drop a backup of the database here')).toBeVisible();
  expect(screen.queryByText(/was not uploaded/)).toBeNull();
});
