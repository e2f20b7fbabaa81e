/** One field of a refused form, as the server names it. */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

/** A refusal or failure of a call: the wire's error body plus the status; 0 when no answer came at all. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | undefined;
  readonly fields: FieldProblem[];
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Everything else the body carried, such as `requireCaptcha` or `ids`. */
  readonly extra: Record<string, unknown>;

  constructor(status: number, body: unknown, retryAfterHeader: string | null = null) {
    const { error, message, code, details, fields, retryAfter, ...extra } = readObject(body);
    super(readText(error) ?? readText(message) ?? `HTTP ${status}`);
    this.name = 'Problem';
    this.status = status;
    this.code = readText(code) ?? (status === 0 ? 'NETWORK' : status === 404 ? 'NOT_FOUND' : 'INTERNAL');
    this.details = readText(details);
    this.fields = Array.isArray(fields) ? fields.filter(isFieldProblem) : [];
    this.retryAfter = readSeconds(retryAfter) ?? readSeconds(retryAfterHeader);
    this.extra = extra;
  }
}

export function isProblem(error: unknown): error is Problem {
  return error instanceof Problem;
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readSeconds(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const { field, code, message } = readObject(value);
  return typeof field === 'string' && typeof code === 'string' && typeof message === 'string';
}
