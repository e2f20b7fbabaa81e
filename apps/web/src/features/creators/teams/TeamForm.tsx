import { MAX_CREATOR_NAME, MAX_TEAM_DESCRIPTION } from '@rondo/domain/creators';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { Team } from '../api.ts';
import { AliasField } from '../parts/AliasField.tsx';
import { addTeam, editTeam, useReload } from '../writes.ts';
import { Members } from './Members.tsx';

/** Name, description, aliases and members of a team; without one, of a new team. */
export function TeamForm({ team, onClose }: { team: Team | null; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const reload = useReload();
  const [name, setName] = useState(team?.name ?? '');
  const [description, setDescription] = useState(team?.description ?? '');
  const [aliases, setAliases] = useState<string[]>(team?.aliases ?? []);
  const [members, setMembers] = useState<readonly { id: number; name: string }[]>(team?.members ?? []);
  const [isVerified, setVerified] = useState(team?.isVerified ?? false);
  const body = {
    name: name.trim(),
    description: description.trim(),
    aliases,
    members: members.map(({ id }) => id),
  };
  const [before] = useState(() => JSON.stringify([body, isVerified]));
  const saving = useMutation<unknown>({
    mutationFn: () => (team === null ? addTeam(body) : editTeam(team.id, { ...body, isVerified })),
    onSuccess: async () => {
      await reload();
      toast.success(t('team.saved'));
      onClose();
    },
  });
  const { isPending, error } = saving;
  const isBlank = body.name === '';
  const isDirty = JSON.stringify([body, isVerified]) !== before;
  return (
    <Dialog
      title={<Truncated text={team?.name ?? t('team.newTitle')} limit={40} />}
      subtitle={team ? `#${team.id}` : undefined}
      width="600px"
      busy={isPending}
      dirty={isDirty}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          type="submit"
          form="team-form"
          className="ml-auto"
          busy={isPending}
          disabled={isBlank || !isDirty}
        >
          {t('team.save')}
        </Button>
      }
    >
      <form
        id="team-form"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlank && isDirty && !isPending) saving.mutate();
        }}
      >
        {error ? <FormError title={t('team.failed')} message={problemText(error)} /> : null}
        <TextField
          label={t('team.name')}
          required
          autoComplete="off"
          // Imported teams may have longer names than new ones.
          maxLength={Math.max(MAX_CREATOR_NAME, team?.name.length ?? 0)}
          value={name}
          disabled={isPending}
          error={isBlank && isDirty ? t('team.nameRequired') : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label={t('team.description')}
          rows={3}
          maxLength={MAX_TEAM_DESCRIPTION}
          value={description}
          disabled={isPending}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <AliasField aliases={aliases} disabled={isPending} onChange={setAliases} />
        <Members members={members} disabled={isPending} onChange={setMembers} />
        {team === null ? null : (
          <Checkbox
            label={t('team.verified')}
            checked={isVerified}
            disabled={isPending}
            onChange={(event) => setVerified(event.currentTarget.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}
