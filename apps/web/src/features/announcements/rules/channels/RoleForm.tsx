import { useState } from 'react';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { foldTyped, halfWidth } from '../../../../lib/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useTyped } from '../../../../lib/session/typed.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormError } from '../../../../ui/FormError.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { type ChatRole, saveRole, switchRoleOff } from '../api.ts';
import { useChatWrite } from './use-chat-write.ts';

const MAX_LABEL = 100;

interface RoleFormProps {
  /** null: a new one. */
  of: ChatRole | null;
  onDone: () => void;
}

/** Label of a role and its ID in the chat. */
export function RoleForm({ of, onDone }: RoleFormProps) {
  const { t } = useTranslation('pages/directives');
  const [label, setLabel] = useState(of?.label ?? '');
  const [roleId, setRoleId] = useState(of?.roleId ?? '');
  const [isAsked, setAsked] = useState(false);
  useTyped(label !== (of?.label ?? '') || roleId !== (of?.roleId ?? ''), 'popup');
  const save = useChatWrite({ done: t('channels.saved', { label: `@${label.trim()}` }), onDone });
  const off = useChatWrite({
    done: t('channels.switchedOff', { label: `@${of?.label ?? ''}` }),
    onDone,
    undo: () =>
      saveRole(of?.id ?? null, { label: of?.label ?? '', roleId: of?.roleId ?? '', isActive: true }),
  });
  const isEmpty = label.trim() === '';
  const typedId = foldTyped(roleId);
  const isId = /^\d{17,20}$/.test(typedId);
  const isBusy = save.isPending || off.isPending;
  const error = save.error ?? off.error;
  return (
    <form
      className="channel-form"
      aria-label={of === null ? t('channels.newRole') : t('channels.edit', { label: `@${of.label}` })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isEmpty || !isId || isBusy) return;
        save.mutate(() => saveRole(of?.id ?? null, { label: label.trim(), roleId: typedId }));
      }}
    >
      <TextField
        label={t('channels.label')}
        // The person has just asked for this form.
        autoFocus
        required
        maxLength={MAX_LABEL}
        value={label}
        error={isAsked && isEmpty ? t('channels.labelRequired') : null}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <TextField
        label={t('channels.roleId')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={roleId}
        hint={t('channels.roleIdHint')}
        error={isAsked && !isId ? t('channels.roleIdInvalid') : null}
        onChange={(event) => setRoleId(halfWidth(event.currentTarget.value))}
      />
      {error === null ? null : <FormError message={problemText(error)} limit={200} />}
      <div className="flex flex-wrap gap-2">
        {of === null ? null : (
          <Button
            size="small"
            variant="danger"
            sends
            busy={off.isPending}
            onClick={() => off.mutate(() => switchRoleOff(of.id))}
          >
            {t('channels.switchOff')}
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          <Button size="small" variant="ghost" disabled={isBusy} onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button size="small" variant="primary" type="submit" busy={save.isPending}>
            {t('channels.saveRole')}
          </Button>
        </span>
      </div>
    </form>
  );
}
