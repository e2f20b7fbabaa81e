import { teamFields } from '@rondo/domain/creators';
import { emptyValues, type Values } from '@rondo/domain/entity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { codeText } from '../../../lib/api/code-text.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useEntityEdit } from '../../../lib/entity-edit.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { query } from '../../../lib/queries/query.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import type { Team } from '../api.ts';
import { AliasField } from '../parts/AliasField.tsx';
import { Members } from './Members.tsx';

/** A team that there is. */
export function TeamDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const team = useQuery(query('team', { id }));
  if (team.data) return <TeamForm team={team.data} onClose={onClose} />;
  return (
    <Dialog title={t('term.team')} subtitle={`#${id}`} width="600px" onClose={onClose}>
      {team.isPending ? (
        <Loading className="grid gap-3">
          <Skeleton height={44} />
          <Skeleton height={120} />
        </Loading>
      ) : (
        <QueryError query={team} panel={false} title={t('list.failed.teams')} />
      )}
    </Dialog>
  );
}

/** Name, description, aliases and members of a team; without one, of a new team. */
export function TeamForm({ team = null, onClose }: { team?: Team | null; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const queries = useQueryClient();
  const [members, setMembers] = useState<readonly { id: number; name: string }[]>(team?.members ?? []);
  const [form, editing] = useEntityEdit({
    fields: teamFields,
    latest: valuesOf(team),
    texts: 'pages/creators',
    save: async (edit) => {
      await (team === null ? call('newTeam', { body: edit }) : call('editTeam', { id: team.id, body: edit }));
      await catalogueChanged(queries, { of: 'creator' });
    },
    onSaved: () => {
      toast.success(t('team.saved'));
      onClose();
    },
  });
  const { draft, change, box, isBusy, isDirty, failure } = editing;
  const isBlank = draft.name.trim() === '';
  return (
    <FormDialog
      title={<Truncated text={team?.name ?? t('team.add')} limit={40} />}
      subtitle={team ? `#${team.id}` : undefined}
      width="600px"
      busy={isBusy}
      dirty={isDirty}
      onClose={onClose}
      submitLabel={t('team.save')}
      sending={isBusy}
      unready={isBlank || !isDirty}
      onSubmit={editing.submit}
      form={form}
    >
      <ErrorSummary form={editing.errors.element} />
      {failure ? <FormError title={t('team.failed')} message={problemText(failure)} /> : null}
      <TextField
        {...box('name')}
        label={t('term.name')}
        // Imported teams may have longer names than new ones.
        maxLength={Math.max(teamFields.name.most, team?.name.length ?? 0)}
        disabled={isBusy}
        error={isBlank && isDirty ? codeText('NAME_REQUIRED') : editing.errorAt('name')}
      />
      <TextArea {...box('description')} label={t('team.description')} rows={3} disabled={isBusy} />
      <AliasField aliases={draft.aliases} disabled={isBusy} onChange={(aliases) => change({ aliases })} />
      <Members
        members={members}
        disabled={isBusy}
        onChange={(next) => {
          setMembers(next);
          change({ members: next.map(({ id }) => id) });
        }}
      />
      {team === null ? null : (
        <Checkbox
          label={t('term.verified')}
          checked={draft.isVerified}
          disabled={isBusy}
          onChange={(event) => change({ isVerified: event.currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}

function valuesOf(team: Team | null): Values<typeof teamFields> {
  if (team === null) return emptyValues(teamFields);
  const members = team.members.map(({ id }) => id);
  return { ...team, description: team.description ?? '', members };
}
