import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecondPlace } from '../config-values.ts';

/** What the next call gets instead of the usual answer. */
export type S3Fault =
  | { readonly status: number; readonly code: string }
  /** The call is read, and nothing is said. */
  | 'silent'
  /** A byte now and then, without end. */
  | 'drip'
  /** As much as is read, without end. */
  | 'endless'
  /** What was sent is stored with one byte changed, and called received. */
  | 'damaged'
  /** Answers as usual after so many milliseconds. */
  | { readonly slow: number };

type Stored = { readonly bytes: Buffer; readonly etag: string };

const bucket = 'backups';
const accessKey = 'AKIDOFTESTS';
const secretKey = 'a/secret+of tests';
const region = 'eu-test-1';
const drip = 20;

const md5 = (bytes: Buffer, encoding: 'hex' | 'base64' = 'hex') =>
  createHash('md5').update(bytes).digest(encoding);

/** Stands for an S3-compatible service with one bucket, `backups`, over plain HTTP. */
export async function startS3Server({ pageSize = 1000 }: { readonly pageSize?: number } = {}) {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let begun = 0;
  const calls: string[] = [];
  const settings: { decide: ((call: string) => S3Fault | null) | null } = { decide: null };

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy());
  });

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, first, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const query = url.searchParams;
    const call = `${request.method} ${key}${query.has('uploads') ? ' begin' : query.has('partNumber') ? ` part ${query.get('partNumber')}` : query.has('uploadId') ? ' upload' : ''}`;
    calls.push(call);
    const body = await buffer(request);
    const fault = settings.decide?.(call) ?? null;
    if (fault === 'silent') return;
    if (fault === 'drip' || fault === 'endless') return endless(reply, fault);
    if (fault !== null && fault !== 'damaged' && 'slow' in fault) await sleep(fault.slow);
    else if (fault !== null && fault !== 'damaged') return refuse(reply, fault.status, fault.code);
    const problem = first === bucket ? problemOf(request, body) : 'NoSuchBucket';
    if (problem !== null) return refuse(reply, problem === 'NoSuchBucket' ? 404 : 403, problem);
    const kept = fault === 'damaged' ? damaged(body) : body;
    act(request.method ?? '', key, query, kept, fault === 'damaged' ? md5(body) : md5(kept), reply);
  };

  const act = (
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
    etag: string,
    reply: ServerResponse,
  ) => {
    const uploadId = query.get('uploadId');
    if (method === 'POST' && query.has('uploads')) {
      begun += 1;
      const id = `upload-${begun}`;
      uploads.set(id, new Map());
      return xml(reply, 'InitiateMultipartUploadResult', element('UploadId', id));
    }
    if (uploadId !== null) {
      const parts = uploads.get(uploadId);
      if (parts === undefined) return refuse(reply, 404, 'NoSuchUpload');
      if (method === 'PUT') {
        parts.set(Number(query.get('partNumber')), body);
        return void reply.writeHead(200, { etag: `"${etag}"` }).end();
      }
      uploads.delete(uploadId);
      if (method === 'DELETE') return void reply.writeHead(204).end();
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) =>
        Number(number),
      );
      const all = numbers.map((number) => parts.get(number) ?? Buffer.alloc(0));
      const whole = `${md5(Buffer.concat(all.map((part) => Buffer.from(md5(part), 'hex'))))}-${all.length}`;
      objects.set(key, { bytes: Buffer.concat(all), etag: whole });
      const location = element('Location', `http://s3/${bucket}/${key}`);
      return xml(
        reply,
        'CompleteMultipartUploadResult',
        `${location}${element('Bucket', bucket)}${element('Key', key)}${element('ETag', `"${whole}"`)}`,
      );
    }
    if (method === 'GET') return list(query, reply);
    const stored = objects.get(key);
    if (method === 'PUT') {
      objects.set(key, { bytes: body, etag });
      return void reply.writeHead(200, { etag: `"${etag}"` }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void reply.writeHead(204).end();
    }
    if (stored === undefined) return refuse(reply, 404, 'NoSuchKey');
    reply.writeHead(200, { etag: `"${stored.etag}"`, 'content-length': stored.bytes.length }).end();
  };

  const list = (query: URLSearchParams, reply: ServerResponse) => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const names = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = names.slice(0, pageSize);
    const isTruncated = names.length > page.length;
    const contents = page.map((key) =>
      element(
        'Contents',
        `${element('Key', key)}<LastModified>2026-01-01T00:00:00.000Z</LastModified>`,
        true,
      ),
    );
    const next = isTruncated ? element('NextContinuationToken', page.at(-1) ?? '') : '';
    xml(reply, 'ListBucketResult', `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}`);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const place = (prefix = ''): Extract<SecondPlace, { kind: 's3' }> => ({
    kind: 's3',
    host: '127.0.0.1',
    port,
    tls: false,
    accessKey,
    secretKey,
    region,
    bucket,
    prefix,
  });
  return {
    /** The bucket, as BACKUP_COPY would name it. */
    place,
    /** BACKUP_COPY. */
    address: `s3://${accessKey}:${encodeURIComponent(secretKey)}@127.0.0.1:${port}/${bucket}?region=${region}&tls=off`,
    /** What lies there, by key. */
    objects,
    /** Uploads of which parts lie there. */
    openUploads: () => uploads.size,
    /** Method and key of each call, in their order. */
    calls,
    /** `decide` says what a call gets. */
    settings,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Signature version 4 without the signature itself: who signs, for what, and that the body is what was signed. */
function problemOf({ headers }: IncomingMessage, body: Buffer): string | null {
  const { authorization = '', 'x-amz-content-sha256': sha256, 'content-md5': given } = headers;
  const credential = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${accessKey}/\\d{8}/${region}/s3/aws4_request, `,
  );
  if (!credential.test(authorization)) return 'InvalidAccessKeyId';
  if (!/SignedHeaders=[\w;-]*host[\w;-]*,\s*Signature=[0-9a-f]{64}$/.test(authorization))
    return 'AccessDenied';
  if (sha256 !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  return given === undefined || given === md5(body, 'base64') ? null : 'BadDigest';
}

function damaged(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  changed[0] = (changed[0] ?? 0) ^ 1;
  return changed;
}

function endless(reply: ServerResponse, how: 'drip' | 'endless'): void {
  reply.writeHead(200, { 'content-type': 'application/xml' });
  const piece = Buffer.alloc(how === 'drip' ? 1 : 65_536, ' ');
  const timer = setInterval(() => reply.write(piece), how === 'drip' ? drip : 1);
  reply.on('close', () => clearInterval(timer));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const element = (name: string, content: string, isXml = false) =>
  `<${name}>${isXml ? content : escaped(content)}</${name}>`;

function xml(reply: ServerResponse, root: string, content: string): void {
  reply
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${element(root, content, true)}`);
}

function refuse(reply: ServerResponse, status: number, code: string): void {
  const content = `${element('Code', code)}${element('Message', `${code}, says the service.`)}`;
  reply
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${element('Error', content, true)}`);
}
