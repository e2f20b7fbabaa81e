import { createHash } from 'node:crypto';
import { isBackupName } from '@rondo/domain/backups';
import type { Client } from 'minio';
import type { SecondPlace } from '../../../config-values.ts';
import { noteName } from '../folder/note.ts';
import { boundedAgent } from './bounded-connections.ts';
import { piecesOf } from './pieces.ts';
import type { Outgoing, Pace, Place } from './place.ts';

const MEBIBYTE = 1024 * 1024;
/** S3 takes no more parts of one object. */
const MOST_PARTS = 10_000;
/** Most pages of a list, each of a thousand names. */
const MOST_PAGES = 100;

/** So long may it take to remove what a failed upload left. */
const CLEANING_MS = 10_000;

type S3Options = {
  readonly partBytes?: number;
  readonly silenceMs?: number;
};

type Bucket = Extract<SecondPlace, { kind: 's3' }>;

/**
 * A bucket of an S3-compatible service. The parts of a large file are sent here one by one and not by the client, which
 * would leave them there after a failure and wait for ever for a file that cannot be read
 * (docs/decisions/0029-second-place.md).
 */
export function s3Place(
  { host, port, tls, accessKey, secretKey, region, bucket, prefix }: Bucket,
  { partBytes = 8 * MEBIBYTE, silenceMs = 60_000 }: S3Options = {},
): Place {
  const asking: Asking = async (signal, ask) => {
    let reason: Error | null = null;
    const ended = (why: Error) => {
      reason ??= why;
    };
    // Few sites have a bucket, and it takes a tenth of a start to load.
    const { Client } = await import('minio');
    const client = new Client({
      endPoint: host,
      port,
      useSSL: tls,
      accessKey,
      secretKey,
      region,
      transportAgent: boundedAgent(tls, { silenceMs, answerBytes: 4 * MEBIBYTE, signal, ended }),
      // It writes a line past the log for each retry; the job tries again anyway.
      retryOptions: { disableRetry: true },
    });
    try {
      return await ask(client);
    } catch (error) {
      throw reason ?? error;
    }
  };
  const keyOf = (type: string, name: string) => `${prefix}${type}/${name}`;

  return {
    put: (backup, pace) =>
      asking(pace.signal, async (client) => {
        const { type, filename, size, note } = backup;
        const at = { client, asking, bucket, key: keyOf(type, filename) };
        await client.putObject(bucket, keyOf(type, noteName(filename)), note);
        const md5 = await putFile(at, backup, pace, partBytesFor(size, partBytes));
        await checkArrived(at, size, md5);
      }),
    list: (type, signal) =>
      asking(signal, async (client) => {
        const folder = keyOf(type, '');
        const names: string[] = [];
        let next = '';
        for (let page = 0; page < MOST_PAGES; page++) {
          const found = await client.listObjectsV2Query(bucket, folder, next, '/', 1000, '');
          for (const { name } of found.objects)
            if (name?.startsWith(folder)) names.push(name.slice(folder.length));
          if (!found.isTruncated) break;
          next = found.nextContinuationToken;
        }
        return names.filter(isBackupName);
      }),
    remove: (type, filename, signal) =>
      asking(signal, async (client) => {
        for (const name of [filename, noteName(filename)])
          await client.removeObject(bucket, keyOf(type, name));
      }),
  };
}

/** Lets a client ask, whose connections end with the signal. */
type Asking = <T>(signal: AbortSignal, ask: (client: Client) => Promise<T>) => Promise<T>;

function partBytesFor(size: number, usual: number): number {
  const least = Math.ceil(size / MOST_PARTS);
  return least <= usual ? usual : Math.ceil(least / MEBIBYTE) * MEBIBYTE;
}

type ObjectAt = {
  readonly client: Client;
  readonly asking: Asking;
  readonly bucket: string;
  readonly key: string;
};

/** @returns the checksum that the object must have; null when the service has checksums of its own */
async function putFile(
  at: ObjectAt,
  { path, size }: Outgoing,
  { rest, signal }: Pace,
  partBytes: number,
): Promise<string | null> {
  const { client, asking, bucket, key } = at;
  const headers = { 'Content-Type': 'application/octet-stream' };
  const uploadId = await client.initiateNewMultipartUpload(bucket, key, headers);
  try {
    const parts: { part: number; etag: string; md5: Buffer }[] = [];
    for await (const { bytes, md5 } of partsOf(path, size, partBytes, rest)) {
      signal.throwIfAborted();
      const part = parts.length + 1;
      const { headers: answered } = await client.makeRequestAsyncOmit(
        {
          method: 'PUT',
          bucketName: bucket,
          objectName: key,
          query: `partNumber=${part}&uploadId=${encodeURIComponent(uploadId)}`,
          headers: { 'Content-Length': bytes.length, 'Content-MD5': md5.toString('base64') },
        },
        bytes,
      );
      parts.push({ part, etag: unquoted(answered.etag), md5 });
      await rest();
    }
    await client.completeMultipartUpload(bucket, key, uploadId, parts);
    const isMd5 = parts.every(({ etag, md5 }) => etag === md5.toString('hex'));
    const whole = createHash('md5');
    for (const { md5 } of parts) whole.update(md5);
    return isMd5 ? `${whole.digest('hex')}-${parts.length}` : null;
  } catch (error) {
    // What arrived would be paid for, and no list shows it. The signal of the copying may have been given.
    await asking(AbortSignal.timeout(CLEANING_MS), (other) =>
      other.abortMultipartUpload(bucket, key, uploadId),
    ).catch(() => undefined);
    throw error;
  }
}

/** The file in parts, at least one; each is good until the next one is asked for. */
async function* partsOf(
  path: string,
  size: number,
  partBytes: number,
  rest: () => Promise<void>,
): AsyncGenerator<{ readonly bytes: Buffer; readonly md5: Buffer }> {
  const part = Buffer.allocUnsafe(Math.min(partBytes, size));
  let filled = 0;
  let hash = createHash('md5');
  const take = () => {
    const taken = { bytes: part.subarray(0, filled), md5: hash.digest() };
    filled = 0;
    hash = createHash('md5');
    return taken;
  };
  for await (const piece of piecesOf(path, size)) {
    for (let taken = 0; taken < piece.length; ) {
      const copied = piece.copy(part, filled, taken);
      hash.update(part.subarray(filled, filled + copied));
      taken += copied;
      filled += copied;
      if (filled === part.length) yield take();
    }
    await rest();
  }
  if (filled > 0 || size === 0) yield take();
}

async function checkArrived({ client, bucket, key }: ObjectAt, size: number, md5: string | null) {
  const { headers } = await client.makeRequestAsyncOmit({
    method: 'HEAD',
    bucketName: bucket,
    objectName: key,
  });
  const arrived = Number(headers['content-length']);
  if (arrived !== size) throw new Error(`Only ${arrived} of ${size} bytes arrived.`);
  if (md5 !== null && unquoted(headers.etag) !== md5)
    throw new Error('The copy has another checksum than the backup.');
}

const unquoted = (etag: unknown) => (typeof etag === 'string' ? etag : '').replaceAll('"', '');
