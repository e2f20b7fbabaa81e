import type { FastifyRequest } from 'fastify';
import { Problem, fieldProblem } from '../../../platform/http/problem.ts';

/** The file of a form, as it comes in. */
export type SentFile = { readonly filename: string; readonly bytes: AsyncIterable<Buffer> };

const parser = {
  throwFileSizeLimit: false,
  limits: {
    parts: 2,
    fields: 1,
    files: 2,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 20,
    // Counted by whoever takes the bytes.
    fileSize: Number.MAX_SAFE_INTEGER,
  },
};

/**
 * Gives the one file of a multipart body to `take`, and looks that nothing else is in the body.
 * @throws Problem VALIDATION_FAILED for any other body, UNSUPPORTED_MEDIA_TYPE; REQUEST_TIMEOUT when the caller is gone
 */
export async function takeOnlyFile<T>(
  request: FastifyRequest,
  field: string,
  take: (file: SentFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw noFile(field);
  const parts = request.parts(parser);
  const next = () =>
    parts.next().catch((error: unknown) => Promise.reject(brokenForm(request, field, error)));
  try {
    const { value: part, done } = await next();
    if (done || part.type !== 'file' || part.fieldname !== field) throw noFile(field);
    const taken = await take({
      filename: part.filename ?? '',
      bytes: sound(part.file, (error) => brokenForm(request, field, error)),
    });
    if (!(await next()).done) throw noFile(field);
    return taken;
  } finally {
    // What is left of a refused body is passed over; whatever still reads it would hold it back.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function* sound(bytes: AsyncIterable<Buffer>, explain: (error: unknown) => Problem) {
  const pieces = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await pieces.next().catch((error: unknown) => Promise.reject(explain(error)));
      if (done) return;
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}

const noFile = (field: string) =>
  fieldProblem('VALIDATION_FAILED', field, {
    code: 'required',
    message: `Send one file as the multipart field ${field}, and nothing else.`,
  });

function brokenForm({ raw }: FastifyRequest, field: string, error: unknown): Problem {
  if (raw.destroyed && !raw.complete) return new Problem('REQUEST_TIMEOUT', { details: String(error) });
  return noFile(field);
}
