import type { ChangeEvent } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { textOf } from '../../../lib/i18n/texts.ts';
import type { TextName } from './draft.ts';
import type { LevelEditing } from './use-level-edit.ts';

/** What ties a text of the draft to its box. */
export function textField({ draft, errors, change }: LevelEditing, name: TextName) {
  return {
    autoComplete: 'off',
    value: draft[name],
    error: errorText(errors.at(name)),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: event.currentTarget.value }),
  };
}

/** A field's problem in words: the form's own, the general ones by code, or the server's. */
export function errorText(problem: FieldCode | undefined): string | undefined {
  if (!problem) return undefined;
  return (
    textOf('pages/level-edit', `fieldError.${problem.code}`) ?? codeText(problem.code) ?? problem.message
  );
}
