import { videoLinkFault } from '@rondo/domain/media';
import { passFields } from '@rondo/domain/passes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useEntityEdit } from '../../../lib/entity-edit.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { toast } from '../../../ui/toast.ts';
import { videoDetailsQuery } from '../../media/index.ts';
import type { PassDetail } from '../detail/api.ts';
import { type PassDraft, passProblems, type StoredPass } from './draft.ts';

/** Editing of one pass, as it was when it was opened, its removal included. The ref belongs to the form element. */
export function usePassEdit(opened: PassDetail, onSaved: () => void) {
  const { t } = useTranslation('pages/pass-edit');
  const queries = useQueryClient();
  const isMissing = (levelId: number | null) =>
    levelId !== null && queries.getQueryState(keyOf('levelDetail', { id: levelId }))?.status === 'error';
  const [form, editing] = useEntityEdit<typeof passFields, StoredPass>({
    fields: passFields,
    latest: {
      ...opened,
      ...opened.judgements,
      vidUploadTime: opened.vidUploadDay ?? opened.vidUploadTime,
    },
    texts: 'pages/pass-edit',
    problems: (draft, stored) =>
      passProblems(draft, stored, draft.levelId !== stored.levelId && isMissing(draft.levelId)),
    save: async (edit) => {
      await call('editPass', { id: opened.id, body: edit });
      await catalogueChanged(queries, { of: 'pass' });
    },
    onSaved: () => {
      toast.success(t('saved'));
      onSaved();
    },
  });
  const { stored, draft } = editing;
  const isMoved = draft.levelId !== stored.levelId;
  const found = useQuery(
    query(
      'levelDetail',
      { id: draft.levelId ?? 0 },
      { enabled: isMoved && draft.levelId !== null, retry: false },
    ),
  );
  const level = isMoved ? (found.data?.id === draft.levelId ? found.data : null) : stored.level;
  const video = useVideo(stored, draft);
  const removal = useAct(
    async (isDeleted: boolean) => {
      await call(isDeleted ? 'deletePass' : 'restorePass', { id: opened.id });
      editing.amend({ isDeleted });
    },
    { changes: 'pass', done: (_, isDeleted) => (isDeleted ? t('deleted') : t('restored')) },
  );
  const all = {
    ...editing,
    level,
    isLevelSought: level === null && found.isFetching,
    video,
    removal,
    isBusy: editing.isBusy || removal.isPending,
    submit: () => {
      removal.reset();
      editing.submit();
    },
  };
  return [form, all] as const;
}
export type PassEditing = ReturnType<typeof usePassEdit>[1];

/** What is known of another video than the stored one: its title and time may be taken over. */
function useVideo(pass: PassDetail, { videoLink }: PassDraft) {
  const link = videoLink.trim();
  const fault = videoLinkFault(link);
  const isAsked = link !== pass.videoLink && fault === null;
  const { data, isFetching, isError } = useQuery({ ...videoDetailsQuery(link), enabled: isAsked });
  if (link === pass.videoLink) return { status: 'stored', facts: null } as const;
  if (fault !== null) return { status: fault, facts: null } as const;
  if (data) return { status: 'found', facts: data } as const;
  return { status: isFetching || !isError ? 'loading' : 'failed', facts: null } as const;
}
