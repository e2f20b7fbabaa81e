import type { SubmissionKind } from '@rondo/domain/submissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { type FieldCode, useFormErrors } from '../../../lib/form-errors.ts';
import { t, textOf } from '../../../lib/i18n/texts.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { submitForm } from '../api.ts';
import { IdempotencyKeys } from './idempotency.ts';
import type { Draft } from './use-draft.ts';

/** Refusals that are about one field, though they name none. */
const fieldOfCode: Readonly<Record<string, string>> = { LEVEL_NOT_FOUND: 'levelId' };

export interface FormOptions<D> {
  kind: SubmissionKind;
  kept: Draft<D>;
  /** Everything that keeps the form from being sent. */
  problems: readonly FieldCode[];
  /** The form as it is sent. */
  body: () => Record<string, unknown>;
  /** The fields of the wire that a change of the draft touches; those of the same names unless said. */
  fieldsOf?: (changes: Partial<D>) => readonly string[];
  /** Where the form shows what the server says of other fields. */
  shownAt?: Readonly<Record<string, string>>;
}

/**
 * Fills in and sends a form: errors after the first attempt, an empty form after a success. Pressing again after a
 * lost answer sends the same submission, not a second one.
 */
export function useForm<D>({
  kind,
  kept,
  problems,
  body,
  fieldsOf = Object.keys,
  shownAt = {},
}: FormOptions<D>) {
  const isSignedOut = useViewer().status === 'signed-out';
  const queries = useQueryClient();
  const [idempotency] = useState(() => new IdempotencyKeys());
  const [frame, errors] = useFormErrors(problems);
  const clear = () => {
    kept.clear();
    errors.reset();
  };
  const submission = useMutation({
    mutationFn: (sent: Record<string, unknown>) =>
      submitForm(kind, sent, idempotency.keyFor(JSON.stringify(sent))),
    onSuccess: () => {
      idempotency.forget();
      for (const queryKey of [keys.pendingCounts, keys.formDuplicates, keys.ownSubmissions])
        void queries.invalidateQueries({ queryKey });
      clear();
    },
    onError: (error) => {
      if (!isProblem(error)) return;
      const field = fieldOfCode[error.code];
      const fields = error.fields.length > 0 || !field ? error.fields : [{ field, code: error.code }];
      if (fields.length > 0)
        errors.refuse(fields.map((one) => ({ ...one, field: shownAt[one.field] ?? one.field })));
      if (error.code === 'DUPLICATE_SUBMISSION')
        void queries.invalidateQueries({ queryKey: keys.formDuplicates });
    },
  });
  return {
    isSignedOut,
    isRestored: kept.isRestored,
    frame,
    errors,
    submission,
    clear,
    change: (changes: Partial<D>) => {
      kept.setDraft((before) => ({ ...before, ...changes }));
      errors.changed(fieldsOf(changes));
      if (submission.isSuccess) submission.reset();
    },
    send: (event: FormEvent) => {
      event.preventDefault();
      if (submission.isPending || isSignedOut) return;
      submission.reset();
      if (errors.attempt()) submission.mutate(body());
    },
  };
}

/** A field's problem in words: the form's own, the general ones by code, or the server's. */
export function fieldText(problem: FieldCode | undefined): string | undefined {
  if (!problem) return undefined;
  const { code, message } = problem;
  const own = textOf('pages/submissions', `fieldError.${code}`);
  return own ?? codeText(code) ?? message ?? t('pages/submissions:fieldError.INVALID');
}
