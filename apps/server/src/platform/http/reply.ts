import type { Readable } from 'node:stream';
import { nextTurn } from '../long-work.ts';

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
  constructor(private readonly ready: string) {}

  get text(): string {
    return this.ready;
  }
}

/** Characters that are put together at once. */
const PIECE = 64 * 1024;

/**
 * A JSON list too long for one moment: its rows are made while they are sent, a piece at a time, so that neither the
 * thread nor the memory has to do with all of them at once.
 */
export class JsonRows extends JsonText {
  /** @param around what stands before the first and behind the last row */
  constructor(
    private readonly rows: () => Iterable<string>,
    private readonly around: readonly [before: string, after: string] = ['[', ']'],
  ) {
    super('');
  }

  /** The whole, for those who need it at once. */
  override get text(): string {
    return this.around.join([...this.rows()].join(','));
  }

  async *pieces(): AsyncGenerator<string, void> {
    const [before, after] = this.around;
    let piece = before;
    let comma = '';
    for (const row of this.rows()) {
      piece += comma + row;
      comma = ',';
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
      await nextTurn();
    }
    yield piece + after;
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
