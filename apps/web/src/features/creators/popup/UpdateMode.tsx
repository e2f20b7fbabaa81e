import { namedFields } from '@rondo/domain/creators';
import { changedFields, draftOf, draftProblems, editOf } from '@rondo/domain/entity';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { fieldText } from '../../../lib/api/code-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AliasField } from '../parts/AliasField.tsx';
import type { ModeProps } from './use-action.ts';

/** Name, aliases and verification; only what changed is sent. */
export function UpdateMode({ creator, action, onDirty }: ModeProps) {
  const { t } = useTranslation('pages/creators');
  const { isClosed } = action;
  const [draft, setDraft] = useState(() => draftOf(namedFields, creator));
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const [problem] = draftProblems(namedFields, creator, draft);
  const isDirty = changedFields(namedFields, creator, draft).length > 0;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !problem && !isClosed)
          action.run('update', () =>
            call('editCreator', { id: creator.id, body: editOf(namedFields, creator, draft) }),
          );
      }}
    >
      <TextField
        label={t('term.name')}
        required
        autoComplete="off"
        maxLength={namedFields.name.most}
        value={draft.name}
        disabled={isClosed}
        error={fieldText('pages/creators', problem)}
        onChange={(event) => {
          action.forget();
          change({ name: event.currentTarget.value });
        }}
      />
      <AliasField aliases={draft.aliases} disabled={isClosed} onChange={(aliases) => change({ aliases })} />
      <Checkbox
        label={t('term.verified')}
        hint={t('update.verifiedHint')}
        checked={draft.isVerified}
        disabled={isClosed}
        onChange={(event) => change({ isVerified: event.currentTarget.checked })}
      />
      <Button
        sends
        type="submit"
        variant="primary"
        className="justify-self-end"
        busy={action.isPending}
        disabled={!isDirty || problem !== undefined || action.done !== null}
      >
        {t('action.save')}
      </Button>
    </form>
  );
}
