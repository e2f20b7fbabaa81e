import { isVisible } from '@rondo/domain/text';
import { useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { fieldText } from '../../../../lib/api/code-text.ts';
import { isProblem } from '../../../../lib/api/problem.ts';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { useFormErrors } from '../../../../lib/form-errors.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useTyped } from '../../../../lib/session/typed.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormError } from '../../../../ui/FormError.tsx';
import { SendIcon } from '../../../../ui/icons.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { type Channel, saveChannel } from '../api.ts';
import { channelState } from './channel-state.ts';
import { useChatWrite } from './use-chat-write.ts';

const MAX_LABEL = 100;
const MAX_ADDRESS = 2_000;

interface ChannelFormProps {
  /** null: a new one. */
  of: Channel | null;
  onDone: () => void;
}

/** Label and address of a channel; the stored address is never shown, an untouched box keeps it. */
export function ChannelForm({ of, onDone }: ChannelFormProps) {
  const { t } = useTranslation(['pages/directives', 'errors']);
  const [label, setLabel] = useState(of?.label ?? '');
  const [address, setAddress] = useState<string | null>(null);
  const [form, errors] = useFormErrors(isVisible(label) ? [] : [{ field: 'label', code: 'LABEL_REQUIRED' }]);
  useTyped(label !== (of?.label ?? '') || address !== null, 'popup');
  const save = useChatWrite({
    done: t('channels.saved', { label: `#${label.trim()}` }),
    onDone,
    onRefused: errors.refuse,
  });
  const off = useChatWrite({
    done: t('channels.switchedOff', { label: `#${of?.label ?? ''}` }),
    onDone,
    undo: () => saveChannel(of?.id ?? null, { label: of?.label ?? '', isActive: true }),
  });
  const test = useChatWrite({
    done: t('channels.tested', { label: `#${of?.label ?? ''}` }),
  });
  const isBusy = save.isPending || off.isPending;
  const error = save.error ?? off.error;
  const stored = of !== null && channelState(of) !== 'noAddress';
  const errorAt = (field: string) => fieldText('pages/directives', errors.at(field));
  return (
    <form
      ref={form}
      className="channel-form"
      aria-label={of === null ? t('channels.newChannel') : t('channels.edit', { label: `#${of.label}` })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || !errors.attempt()) return;
        const webhookUrl =
          address === null ? (of === null ? { webhookUrl: '' } : {}) : { webhookUrl: address.trim() };
        save.mutate(() => saveChannel(of?.id ?? null, { label: label.trim(), ...webhookUrl }));
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
        label={t('channels.address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_ADDRESS}
        value={address ?? ''}
        placeholder={
          stored && address === null ? t('channels.keeps', { end: of.webhookUrl.slice(1) }) : 'https://'
        }
        hint={t(stored ? 'channels.addressKept' : 'channels.addressHint')}
        error={errorAt('webhookUrl')}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          errors.changed(['webhookUrl']);
        }}
      />
      {error === null || (isProblem(error) && error.fields.length > 0) ? null : (
        <FormError message={problemText(error)} limit={200} />
      )}
      <div className="flex flex-wrap gap-2">
        {of === null ? null : (
          <>
            <Button
              size="small"
              icon={SendIcon}
              busy={test.isPending}
              disabled={!stored || address !== null}
              onClick={() => test.mutate(() => call('testChannel', { id: of.id }))}
            >
              {t('channels.test')}
            </Button>
            <Button
              size="small"
              variant="danger"
              sends
              busy={off.isPending}
              onClick={() => off.mutate(() => call('deleteChannel', { id: of.id }))}
            >
              {t('channels.switchOff')}
            </Button>
          </>
        )}
        <span className="ml-auto flex gap-2">
          <Button size="small" variant="ghost" disabled={isBusy} onClick={onDone}>
            {t('action.cancel')}
          </Button>
          <Button size="small" variant="primary" type="submit" busy={save.isPending}>
            {t('channels.saveChannel')}
          </Button>
        </span>
      </div>
    </form>
  );
}
