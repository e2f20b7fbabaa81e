import type { FieldProblem } from '@rondo/domain/text';

/** What is wrong with one field; `message` is the server's own text where it refused the field. */
export interface FieldCode extends FieldProblem {
  readonly message?: string;
}
