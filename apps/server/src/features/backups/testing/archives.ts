import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';

/** A zip of these files, in their order. */
export async function zipOf(
  files: Readonly<Record<string, string | Buffer>>,
  compress = true,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), path, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

/** The text of one file in the zip at this path. */
export async function textInZip(path: string, name: string): Promise<string> {
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name) return await text(await zip.openReadStreamPromise(entry));
  throw new Error(`${path} holds no ${name}`);
}

/** A compressed tar of these entries. */
export async function tarOf(
  entries: readonly (Pick<tar.Header, 'name'> & Partial<tar.Header> & { readonly content?: string })[],
): Promise<Buffer> {
  const pack = tar.pack();
  for (const { content = '', ...header } of entries) pack.entry(header, content);
  pack.finalize();
  return gzipSync(await buffer(pack));
}

/** The same bytes with another name of an entry, as long as the old one. */
export function renamedIn(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('both names must be equally long');
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}
