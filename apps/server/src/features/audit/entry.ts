/** What staff can act on; the part of an action's name before the dot. */
export type AuditSubjectType =
  | 'level'
  | 'pass'
  | 'player'
  | 'user'
  | 'creator'
  | 'team'
  | 'levelSubmission'
  | 'passSubmission'
  | 'rating'
  | 'reference'
  | 'difficulty';

export type AuditValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | readonly AuditValue[]
  | { readonly [key: string]: AuditValue };

/** Facts of the subject by name; only what the action changed. Values under secret names are never kept. */
export type AuditFacts = { readonly [key: string]: AuditValue };

/** One staff action. */
export type AuditEntry = {
  /** null: the server's command line. */
  readonly actorId: number | null;
  /** Subject and verb, such as `level.edit` or `levelSubmission.approve`. */
  readonly action: `${AuditSubjectType}.${string}`;
  /** `id` is null for an action on a whole table; `title` is what a reader knows the subject by. */
  readonly subject: {
    readonly type: AuditSubjectType;
    readonly id: number | null;
    readonly title?: string;
  };
  /** null or left out: there was nothing before. */
  readonly before?: AuditFacts | null;
  /** null or left out: there is nothing after. */
  readonly after?: AuditFacts | null;
  readonly reason?: string | null;
};

const SECRET_NAME = /password|passphrase|secret|token|hash|cookie|webhookUrl|webhook_url/i;

/** The facts as JSON text without secrets, or null for none. */
export function factsText(facts: AuditFacts | null | undefined): string | null {
  if (facts === null || facts === undefined) return null;
  return JSON.stringify(facts, (name, value: unknown) => (SECRET_NAME.test(name) ? '[hidden]' : value));
}
