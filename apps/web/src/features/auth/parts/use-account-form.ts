import { ownValue } from '@rondo/domain/text';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import type { CallName } from '../../../lib/api/contract.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type ActOptionsOf, useAct } from '../../../lib/queries/use-act.ts';
import { useWait } from './use-wait.ts';

type AccountFormOptions<Field extends string, N extends CallName> = Pick<
  ActOptionsOf<N>,
  'done' | 'stale' | 'onSuccess' | 'onError'
> & {
  /** What is wrong with each field, by code and in their order; null for what is fine. */
  problems: (values: Record<Field, string>) => Partial<Record<Field, string | null>>;
  /** Words for codes of this form. */
  words?: Record<string, string>;
  /** The field that a refusal is about, by its code; none when it is about the whole. */
  fieldOf?: (code: string) => Field | undefined;
};

/** What is in the fields of a form about an account, its errors, its call, and the wait after too many tries. */
export function useAccountForm<Field extends string, N extends CallName>(
  empty: Record<Field, string>,
  name: N,
  { problems, words, fieldOf, ...act }: AccountFormOptions<Field, N>,
) {
  const { t } = useTranslation('pages/auth');
  const [values, setValues] = useState(empty);
  const found = Object.entries<string | null | undefined>(problems(values));
  const wrong = found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
  const [frame, errors] = useFormErrors(wrong);
  const [wait, onRefusal] = useWait();
  const refusedField = (error: unknown) => (isProblem(error) ? fieldOf?.(error.code) : undefined);
  const sending = useAct(name, {
    ...act,
    onError: (error, given) => {
      onRefusal(error);
      const field = refusedField(error);
      if (isProblem(error) && field) errors.refuse([{ field, code: error.code, message: error.message }]);
      return act.onError?.(error, given);
    },
  });
  const own: Record<string, string> = {
    REQUIRED: t('required'),
    PASSWORDS_DIFFER: t('password.differ'),
    ...words,
  };
  const textAt = (field: Field) => {
    const problem = errors.at(field);
    if (!problem) return undefined;
    const { code, message } = problem;
    return ownValue(own, code) ?? codeText(code) ?? message ?? t('register.passwordRule');
  };
  return {
    values,
    setValues,
    frame,
    element: errors.element,
    sending,
    wait,
    /** What is wrong with the whole. */
    error: refusedField(sending.error) === undefined ? sending.error : null,
    holds: (field: Field) => wrong.every((problem) => problem.field !== field),
    /** What a text box of that field carries. */
    box: (field: Field) => ({
      name: field as string,
      value: ownValue<string>(values, field) ?? '',
      required: true,
      error: textAt(field),
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setValues((before) => ({ ...before, [field]: value }));
        errors.changed([field]);
      },
    }),
    /** Sends what is fine; else the first field that is wrong gets the focus. */
    submit: (event: FormEvent, send: () => void) => {
      event.preventDefault();
      if (!sending.isPending && wait === 0 && errors.attempt()) send();
    },
    /** Back to before the first attempt. */
    restart: () => {
      setValues(empty);
      errors.reset();
    },
  };
}
