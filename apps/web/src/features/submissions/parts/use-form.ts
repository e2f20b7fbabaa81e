import { ownValue } from '@rondo/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { call } from '../../../lib/api/call.ts';
import { fieldText } from '../../../lib/api/code-text.ts';
import type { Given } from '../../../lib/api/contract.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { type FieldCode, useFormErrors } from '../../../lib/form-errors.ts';
import { keyOf, keysOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { randomHex } from '../../../lib/random-hex.ts';
import { useCanSend } from '../../../lib/session/kept.ts';
import type { Draft } from './use-draft.ts';

/** Refusals that are about one field, though they name none. */
const fieldOfCode: ReadonlyMap<string, string> = new Map([['LEVEL_NOT_FOUND', 'levelId']]);

export interface FormOptions<D extends object> {
  kept: Draft<D>;
  /** Everything that keeps the form from being sent. */
  problems: readonly FieldCode[];
  /** The form as it is sent. */
  body: () => Given<'submitForm'>['body'];
  /** The fields that a change of the draft touches, where they have other names. */
  fieldsOf?: (changes: Partial<D>) => readonly string[];
  /** Something was refused that seemed right: what the form goes by may have changed. */
  onRefused?: () => void;
  /** Where the form shows what the rules and the server say of other fields. */
  shownAt?: Readonly<Record<string, string>>;
}

export type Form<D extends object> = ReturnType<typeof useForm<D>>;
/** What does not depend on the fields. */
export type AnyForm = Omit<Form<object>, 'draft' | 'change' | 'box'>;

type TextName<D> = { [N in keyof D]: D[N] extends string ? N : never }[keyof D] & string;

/**
 * Fills in and sends a form: errors after the first attempt, an empty form after a success. Pressing again after a
 * lost answer sends the same submission, not a second one.
 */
export function useForm<D extends object>({
  kept,
  problems,
  body,
  fieldsOf = Object.keys,
  onRefused,
  shownAt = {},
}: FormOptions<D>) {
  const { kind, draft } = kept;
  const canSend = useCanSend();
  const queries = useQueryClient();
  // The same content keeps its key until it was sent.
  const last = useRef({ content: '', key: '' });
  const shown = (codes: readonly FieldCode[]) =>
    codes.map((one) => ({ ...one, field: ownValue(shownAt, one.field) ?? one.field }));
  const [frame, errors] = useFormErrors(shown(problems));
  const clear = () => {
    kept.clear();
    errors.reset();
  };
  const handIn = (sent: Given<'submitForm'>['body']) => {
    const content = JSON.stringify(sent);
    if (content !== last.current.content) last.current = { content, key: randomHex(16) };
    // The same key with the same body is one submission however often it arrives (docs/rules/submissions.md#idempotency).
    const headers = { 'x-form-type': kind, 'idempotency-key': last.current.key };
    return call('submitForm', { body: sent }, { headers });
  };
  const submission = useAct(handIn, {
    onSuccess: () => {
      last.current = { content: '', key: '' };
      for (const queryKey of keysOf('staffStatistics', 'formDuplicates', 'mySubmissions'))
        void queries.invalidateQueries({ queryKey });
      clear();
    },
    onError: (error) => {
      if (!isProblem(error)) return;
      onRefused?.();
      const field = fieldOfCode.get(error.code);
      const fields = error.fields.length > 0 || !field ? error.fields : [{ field, code: error.code }];
      if (fields.length > 0) errors.refuse(shown(fields));
      if (error.code === 'DUPLICATE_SUBMISSION')
        void queries.invalidateQueries({ queryKey: keyOf('formDuplicates') });
    },
  });
  const change = (changes: Partial<D>) => {
    kept.change(changes);
    errors.changed(fieldsOf(changes));
    if (submission.isSuccess) submission.reset();
  };
  const textOf = (problem: FieldCode | undefined) => fieldText('pages/submissions', problem);
  const errorAt = (field: string) => textOf(errors.at(field));
  return {
    kind,
    draft,
    canSend,
    isRestored: kept.isRestored,
    frame,
    element: errors.element,
    submission,
    clear,
    change,
    /** How many fields are marked. */
    marked: errors.marked,
    /** What is wrong with fields that have no box. */
    unmarked: errors.unmarked.map(textOf),
    errorAt,
    /** What is wrong at a field or at a part of it, such as `creatorRequests.0`. */
    errorBelow: (path: string) => textOf(errors.below(path)),
    /** What ties the box of a text to the draft. */
    box: (name: TextName<D>) => ({
      autoComplete: 'off',
      value: draft[name] as string,
      error: errorAt(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: event.currentTarget.value } as Partial<D>),
    }),
    send: (event: FormEvent) => {
      event.preventDefault();
      if (submission.isPending || !canSend) return;
      submission.reset();
      if (errors.attempt()) submission.mutate(body());
    },
  };
}
