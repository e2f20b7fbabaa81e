import { isVisible } from '@rondo/domain/text';
import { useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { fieldText } from '../../../../lib/api/code-text.ts';
import { isProblem } from '../../../../lib/api/problem.ts';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { foldTyped, halfWidth } from '../../../../lib/format.ts';
import { useFormErrors } from '../../../../lib/form-errors.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useTyped } from '../../../../lib/session/typed.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormError } from '../../../../ui/FormError.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { type ChatRole, saveRole } from '../api.ts';
import { useChatWrite } from './use-chat-write.ts';

const MAX_LABEL = 100;

interface RoleFormProps {
  /** null: a new one. */
  of: ChatRole | null;
  onDone: () => void;
}

/** Label of a role and its ID in the chat. */
export function RoleForm({ of, onDone }: RoleFormProps) {
  const { t } = useTranslation(['pages/directives', 'errors']);
  const [label, setLabel] = useState(of?.label ?? '');
  const [roleId, setRoleId] = useState(of?.roleId ?? '');
  const typedId = foldTyped(roleId);
  const [form, errors] = useFormErrors([
    ...(isVisible(label) ? [] : [{ field: 'label', code: 'LABEL_REQUIRED' }]),
    ...(/^\d{17,20}$/.test(typedId) ? [] : [{ field: 'roleId', code: 'ROLE_ID_INVALID' }]),
  ]);
  useTyped(label !== (of?.label ?? '') || roleId !== (of?.roleId ?? ''), 'popup');
  const save = useChatWrite({
    done: t('channels.saved', { label: `@${label.trim()}` }),
    onDone,
    onRefused: errors.refuse,
  });
  const off = useChatWrite({
    done: t('channels.switchedOff', { label: `@${of?.label ?? ''}` }),
    onDone,
    undo: () =>
      saveRole(of?.id ?? null, { label: of?.label ?? '', roleId: of?.roleId ?? '', isActive: true }),
  });
  const isBusy = save.isPending || off.isPending;
  const error = save.error ?? off.error;
  const errorAt = (field: string) => fieldText('pages/directives', errors.at(field));
  return (
    <form
      ref={form}
      className="channel-form"
      aria-label={of === null ? t('channels.newRole') : t('channels.edit', { label: `@${of.label}` })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || !errors.attempt()) return;
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
        error={errorAt('label')}
        onChange={(event) => {
          setLabel(event.currentTarget.value);
          errors.changed(['label']);
        }}
      />
      <TextField
        label={t('channels.roleId')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={roleId}
        hint={t('channels.roleIdHint')}
        error={errorAt('roleId')}
        onChange={(event) => {
          setRoleId(halfWidth(event.currentTarget.value));
          errors.changed(['roleId']);
        }}
      />
      {error === null || (isProblem(error) && error.fields.length > 0) ? null : (
        <FormError message={problemText(error)} limit={200} />
      )}
      <div className="flex flex-wrap gap-2">
        {of === null ? null : (
          <Button
            size="small"
            variant="danger"
            sends
            busy={off.isPending}
            onClick={() => off.mutate(() => call('deleteChatRole', { id: of.id }))}
          >
            {t('channels.switchOff')}
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          <Button size="small" variant="ghost" disabled={isBusy} onClick={onDone}>
            {t('action.cancel')}
          </Button>
          <Button size="small" variant="primary" type="submit" busy={save.isPending}>
            {t('channels.saveRole')}
          </Button>
        </span>
      </div>
    </form>
  );
}
