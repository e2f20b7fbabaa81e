import {
  changedFields,
  type Draft,
  draftOf,
  draftProblems,
  type Edit,
  editOf,
  type Field,
  type FieldName,
  type Fields,
  rebase,
  type Values,
} from '@rondo/domain/entity';
import type { FlatNamespace } from 'i18next';
import { type ChangeEvent, useState } from 'react';
import { fieldText } from './api/code-text.ts';
import { isProblem } from './api/problem.ts';
import { problemText } from './api/problem-text.ts';
import { type FieldCode, useFormErrors } from './form-errors.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { type ActOptions, useAct } from './queries/use-act.ts';

export interface EntityEditOptions<F extends Fields, S, E>
  extends Pick<ActOptions<unknown, unknown>, 'changes' | 'done'> {
  fields: F;
  /** As it is now, with a version where others may save meanwhile. The form stays with what was opened. */
  latest: S;
  save: (edit: Edit<F>, version: number | undefined) => Promise<unknown>;
  onSaved: () => void;
  /** As the server has it. */
  load?: () => Promise<S>;
  /** What an edit would do, shown before it is saved; null where there is nothing to ask. */
  preview?: (edit: Edit<F>) => Promise<E | null>;
  /** Where the texts `fieldError.CODE` of its own codes are. */
  texts: FlatNamespace;
  /** The problems that concern more than one field. */
  problems?: (draft: Draft<F>, stored: S) => readonly FieldCode[];
}

interface Asked<F extends Fields> {
  edit: Edit<F>;
  version: number | undefined;
}

/** An edit that waits to be confirmed, with its effect, or why that is not known. */
export interface AskedEdit<F extends Fields, E> extends Asked<F> {
  effect: E | null;
  failure: string | null;
}

type Stored<F extends Fields> = Values<F> & { readonly version?: number };
type TextNames<F extends Fields> = {
  [N in FieldName<F>]: Draft<F>[N] extends string ? N : never;
}[FieldName<F>];

/**
 * Editing of one entity. What others save meanwhile does not change the draft, but makes it stale. Only the changed
 * keys are sent. The ref belongs to the form element.
 */
export function useEntityEdit<F extends Fields, S extends Stored<F>, E = never>(
  options: EntityEditOptions<F, S, E>,
) {
  // A code's words must be there before the first problem is.
  useTranslation('errors');
  const { fields, latest, changes, done } = options;
  const [stored, setStored] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(fields, latest));
  const [asked, setAsked] = useState<AskedEdit<F, E> | null>(null);
  const problems = [...draftProblems(fields, stored, draft), ...(options.problems?.(draft, stored) ?? [])];
  const [form, errors] = useFormErrors(problems);

  const save = useAct(({ edit, version }: Asked<F>) => options.save(edit, version), {
    ...(changes && { changes }),
    ...(done !== undefined && { done }),
    onSuccess: options.onSaved,
    onError: (error) => {
      setAsked(null);
      if (!isProblem(error)) return;
      errors.refuse(error.fields);
      // For `latest`, which says what others have saved.
      if (error.code === 'STALE') void options.load?.().catch(() => undefined);
    },
  });
  const preview = useAct(async ({ edit }: Asked<F>) => options.preview?.(edit) ?? null, {
    onSuccess: (effect, next) => {
      if (effect === null) save.mutate(next);
      else setAsked({ ...next, effect, failure: null });
    },
    onError: (error, next) => setAsked({ ...next, effect: null, failure: problemText(error) }),
  });
  const isBusy = save.isPending || preview.isPending;

  const send = (on: S, from: Draft<F>) => {
    save.reset();
    preview.mutate({ edit: editOf(fields, on, from), version: on.version });
  };
  const take = async (draftFor: (fresh: S) => Draft<F>) => {
    const fresh = (await options.load?.()) ?? latest;
    const next = draftFor(fresh);
    setStored(fresh);
    setDraft(next);
    save.reset();
    return [fresh, next] as const;
  };
  const change = (changes: Partial<Draft<F>>) => {
    setDraft((before) => ({ ...before, ...changes }));
    errors.changed(Object.keys(changes));
  };
  const errorAt = (name: string) => fieldText(options.texts, errors.at(name));
  const isRefused = isProblem(save.error) && save.error.code === 'STALE';

  const editing = {
    stored,
    draft,
    errors,
    errorAt,
    asked,
    isBusy,
    isDirty: changedFields(fields, stored, draft).length > 0,
    isStale: !isBusy && ((latest.version ?? 0) > (stored.version ?? 0) || isRefused),
    /** The fields that others have saved since. */
    savedByOthers: changedFields(fields, stored, draftOf(fields, latest)),
    failure: save.error,
    change,
    /** What ties the box of a text or number to the draft. */
    box: (name: TextNames<F>) => ({
      autoComplete: 'off',
      value: draft[name] as string,
      error: errorAt(name),
      ...limits(fields[name]),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: event.currentTarget.value } as Partial<Draft<F>>),
    }),
    submit: () => {
      if (!isBusy && errors.attempt()) send(stored, draft);
    },
    confirm: () => asked && save.mutate(asked),
    cancel: () => setAsked(null),
    /** Something else than the fields was changed here. */
    amend: (changes: Partial<S>) => setStored((before) => ({ ...before, ...changes })),
    /** Gives the draft up for what others have saved. */
    reload: () => take((fresh) => draftOf(fields, fresh)),
    /** Saves the draft on top of it. */
    overwrite: async () => {
      if (!errors.attempt()) return;
      send(...(await take((fresh) => rebase(fields, draft, stored, fresh))));
    },
  };
  return [form, editing] as const;
}

function limits(field: Field | undefined) {
  if (field?.kind === 'text') return { required: field.blank !== 'empties', maxLength: field.most };
  return { required: field !== undefined && 'isOptional' in field && !field.isOptional };
}
