import type { Readable } from 'node:stream';

/** A reply that is more than a body with the endpoint's usual status. */
export class Answer<T = unknown> {
  readonly body: T | JsonText | MediaText | undefined;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(
    body: T | JsonText | MediaText | undefined,
    options: { status?: number; headers?: Readonly<Record<string, string | number>> } = {},
  ) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}

/** JSON that is text already (put together by the database or kept), sent without parsing it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A drawing, the bytes of a picture or a stream; the contract of such an endpoint promises no JSON. */
export class MediaText {
  readonly text: string | Buffer | Readable;
  readonly contentType: string;

  constructor(text: string | Buffer | Readable, contentType: string) {
    this.text = text;
    this.contentType = contentType;
  }
}

/** A handler's reply with a status or headers of its own. */
export function answer<T>(
  body: T | JsonText | MediaText | undefined,
  options: { status?: number; headers?: Readonly<Record<string, string | number>> } = {},
): Answer<T> {
  return new Answer(body, options);
}

/** A handler's reply whose JSON text is ready. */
export function jsonText(text: string): JsonText {
  return new JsonText(text);
}
