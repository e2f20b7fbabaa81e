import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { pendingCountsQuery } from '../../../lib/session/pending-counts.ts';
import { type FormType, submitForm } from '../api.ts';
import { KeyBook } from './idempotency.ts';

export interface SubmitHooks {
  onSent: () => void;
  /** The fields that the server named. */
  onRefused: (fields: readonly FieldCode[]) => void;
}

/** Sends a form; pressing again after a lost answer sends the same submission, not a second one. */
export function useSubmitForm(type: FormType, { onSent, onRefused }: SubmitHooks) {
  const [keys] = useState(() => new KeyBook());
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Record<string, unknown>) => submitForm(type, body, keys.keyFor(JSON.stringify(body))),
    onSuccess: () => {
      keys.forget();
      void queries.invalidateQueries({ queryKey: pendingCountsQuery.queryKey });
      onSent();
    },
    onError: (error) => {
      if (isProblem(error) && error.fields.length > 0) onRefused(error.fields);
    },
  });
}
