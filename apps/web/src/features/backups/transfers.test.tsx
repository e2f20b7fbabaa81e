import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { wire } from '../../testing/wire.ts';
import {
  aBackup,
  asked,
  base,
  givePassword,
  guarded,
  openBackups,
  refusal,
  right,
  rowOf,
} from './testing/backups-page.ts';

const small = aBackup('small.sql', { size: 10 });
const path = '/download/mysql/small.sql';
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
  guarded('head', path, () => new HttpResponse(null));
  guarded('get', path, reply);
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
  expect(asked.map(([call]) => call)).toEqual([
    `head ${path} wrong`,
    `head ${path} ${right}`,
    `get ${path} ${right}`,
  ]);
});

test('a download that is stopped, or ends early, leaves no file', async () => {
  const first = slowly();
  guarded('head', path, () => new HttpResponse(null));
  guarded('get', path, first.reply);
  const { user } = await openBackups({ mysql: [small] });
  await askFor(user);
  await user.click(await within(rowOf(small)).findByRole('button', { name: 'Stop the download' }));
  await within(rowOf(small)).findByRole('button', { name: 'Download' });
  const second = slowly();
  guarded('get', path, second.reply);
  await askFor(user);
  await within(rowOf(small)).findByText('downloading, 0 %');
  second.send('01234');
  second.close();
  expect(await screen.findByText(/^small\.sql was not downloaded: Cannot reach the server/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a file that is gone is told in the dialog', async () => {
  guarded('head', path, () => new HttpResponse(null, { status: 404 }));
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
  expect(asked).toEqual([]);
});

test('a backup is uploaded after a look at the password, and what the server refuses is told in its place', async () => {
  let end = (_: Response) => undefined as void;
  const answers: Promise<Response>[] = [new Promise((resolve) => (end = resolve))];
  guarded('head', '/upload/mysql/validate', () => new HttpResponse(null));
  guarded('post', '/upload/mysql', () => answers.shift() as Promise<Response>);
  const { user } = await openBackups();
  fireEvent.change(chosen(), { target: { files: [file('old.sql')] } });
  await screen.findByRole('dialog', { name: 'Upload this backup of the database?' });
  await givePassword(user);
  expect(await screen.findByRole('progressbar', { name: 'Upload of old.sql' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop the upload' })).toBeVisible();
  end(refusal(400, 'FILE_TYPE', { details: 'It holds 214 files and no .sql.' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'old.sql is not a backup of the databaseIt holds 214 files and no .sql. Choose another',
  );
  expect(screen.getByText(/^old\.sql was not uploaded: This file is not a backup/)).toBeVisible();
  answers.push(Promise.resolve(HttpResponse.json({ success: true, filename: 'Upload_x.sql' })));
  fireEvent.change(chosen(), { target: { files: [file('old.sql')] } });
  await givePassword(user);
  expect(await screen.findByText('Uploaded as Upload_x.sql')).toBeVisible();
  expect(asked).toEqual([
    [`head /upload/mysql/validate ${right}`, ''],
    [`post /upload/mysql ${right}`, 'form'],
    [`head /upload/mysql/validate ${right}`, ''],
    [`post /upload/mysql ${right}`, 'form'],
  ]);
});

test('an upload that is stopped leaves the zone as it was', async () => {
  guarded('head', '/upload/mysql/validate', () => new HttpResponse(null));
  wire.use(http.post(`${location.origin}${base}/upload/mysql`, () => new Promise<Response>(() => undefined)));
  const { user } = await openBackups();
  fireEvent.change(chosen(), { target: { files: [file('old.sql')] } });
  await givePassword(user);
  await user.click(await screen.findByRole('button', { name: 'Stop the upload' }));
  expect(await screen.findByText('Drop a backup of the database here')).toBeVisible();
  expect(screen.queryByText(/was not uploaded/)).toBeNull();
});
