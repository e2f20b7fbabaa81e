import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { type FormType, submitForm } from '../api.ts';
import { KeyBook } from './idempotency.ts';

/** Refusals that are about one field, though they name none. */
const fieldOfCode: Readonly<Record<string, string>> = { LEVEL_NOT_FOUND: 'levelId' };

export interface SubmitHooks {
  onSent: () => void;
  /** The fields that the server named. */
  onRefused: (fields: readonly FieldCode[]) => void;
}

/** Sends a form; pressing again after a lost answer sends the same submission, not a second one. */
export function useSubmitForm(type: FormType, { onSent, onRefused }: SubmitHooks) {
  const [book] = useState(() => new KeyBook());
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Record<string, unknown>) => submitForm(type, body, book.keyFor(JSON.stringify(body))),
    onSuccess: () => {
      book.forget();
      for (const queryKey of [keys.pendingCounts, keys.formDuplicates, keys.ownSubmissions])
        void queries.invalidateQueries({ queryKey });
      onSent();
    },
    onError: (error) => {
      if (!isProblem(error)) return;
      const field = fieldOfCode[error.code];
      if (error.fields.length > 0) onRefused(error.fields);
      else if (field) onRefused([{ field, code: error.code }]);
      if (error.code === 'DUPLICATE_SUBMISSION')
        void queries.invalidateQueries({ queryKey: keys.formDuplicates });
    },
  });
}
