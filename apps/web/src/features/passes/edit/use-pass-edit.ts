import { parseVideoLink } from '@rondo/domain/media';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { toast } from '../../../ui/toast.ts';
import type { PassDetail } from '../detail/api.ts';
import { levelOfNumberQuery, savePass, setPassDeleted, videoFactsQuery } from './api.ts';
import { changesOf, draftOf, draftProblems, levelIdOf, type PassDraft } from './draft.ts';

/** Where the draft's names are others than those of the wire. */
const wireNames: Partial<Record<keyof PassDraft, string>> = {
  levelText: 'levelId',
  player: 'playerId',
  time: 'vidUploadTime',
};

/** Editing of one pass, as it was when it was opened. The ref belongs to the form element. */
export function usePassEdit(opened: PassDetail, onSaved: () => void) {
  const { t } = useTranslation('pages/pass-edit');
  const queries = useQueryClient();
  const [pass, setPass] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const levelId = levelIdOf(draft);
  const found = useQuery(levelOfNumberQuery(levelId === pass.levelId ? null : levelId));
  const level = levelId === pass.levelId ? pass.level : found.data?.id === levelId ? found.data : null;
  const [form, errors] = useFormErrors(draftProblems(pass, draft, found.isError && level === null));
  const edit = changesOf(pass, draft);
  const video = useVideo(pass, draft);

  const save = useMutation({
    mutationFn: () => savePass(pass.id, edit),
    onSuccess: async () => {
      await catalogueChanged(queries, { of: 'pass' });
      toast.success(t('saved'));
      onSaved();
    },
    onError: (error) => {
      if (isProblem(error))
        errors.refuse(
          error.fields.map(({ field, ...rest }) => ({ field: field.replace('judgements.', ''), ...rest })),
        );
    },
  });
  const removal = useMutation({
    mutationFn: (isDeleted: boolean) => setPassDeleted(pass.id, isDeleted),
    onSuccess: async (_, isDeleted) => {
      setPass({ ...pass, isDeleted });
      await catalogueChanged(queries, { of: 'pass' });
      toast.success(isDeleted ? t('deleted') : t('restored'));
    },
  });

  const change = (changes: Partial<PassDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    const fields = changes.counts ? Object.keys(changes.counts) : Object.keys(changes);
    errors.changed(fields.map((field) => wireNames[field as keyof PassDraft] ?? field));
  };
  const editing = {
    pass,
    draft,
    level,
    isLevelSought: level === null && found.isFetching,
    video,
    errors,
    save,
    removal,
    isBusy: save.isPending || removal.isPending,
    isDirty: Object.keys(edit).length > 0 || JSON.stringify(draft) !== JSON.stringify(draftOf(pass)),
    change,
    submit: () => {
      save.reset();
      removal.reset();
      if (errors.attempt() && !save.isPending) save.mutate();
    },
  };
  return [form, editing] as const;
}
export type PassEditing = ReturnType<typeof usePassEdit>[1];

/** What is known of another video than the stored one: its title and time may be taken over. */
function useVideo(pass: PassDetail, { videoLink }: PassDraft) {
  const link = videoLink.trim();
  const isAsked = link !== pass.videoLink && parseVideoLink(link) !== null;
  const { data, isFetching, isError } = useQuery({ ...videoFactsQuery(link), enabled: isAsked });
  if (!isAsked) return { status: link === pass.videoLink ? 'stored' : 'unknown', facts: null } as const;
  if (data) return { status: 'found', facts: data } as const;
  return { status: isFetching || !isError ? 'loading' : 'failed', facts: null } as const;
}
