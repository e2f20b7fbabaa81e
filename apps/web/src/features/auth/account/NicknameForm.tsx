import { MAX_NICKNAME, nicknameProblem } from '@rondo/domain/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useTyped } from '../../../lib/session/typed.ts';
import { type ViewerUser, viewerQuery } from '../../../lib/session/viewer.ts';
import { Private } from '../../../ui/Private.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AccountForm } from '../parts/AccountForm.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { AccountSection } from './AccountSection.tsx';

/** The nickname, beside what cannot be changed. */
export function NicknameForm({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const queryClient = useQueryClient();
  const form = useAccountForm({ nickname: user.nickname }, 'editProfile', {
    done: t('nickname.saved'),
    onSuccess: (saved) => queryClient.setQueryData(viewerQuery.queryKey, saved),
    problems: ({ nickname }) => ({ nickname: nicknameProblem(nickname) }),
    words: { TOO_LONG: t('nickname.tooLong'), INVALID_TEXT: t('nickname.tooLong') },
    fieldOf: (code) => (code.startsWith('NICKNAME_') ? 'nickname' : undefined),
  });
  const [stored, setStored] = useState(user.nickname);
  useTyped(form.values.nickname.trim() !== stored);
  const send = () =>
    form.sending.mutate(
      { body: { nickname: form.values.nickname.trim() } },
      {
        onSuccess: ({ nickname }) => {
          form.setValues({ nickname });
          setStored(nickname);
        },
      },
    );
  return (
    <AccountSection title={t('nickname.title')}>
      <AccountForm
        form={form}
        errorTitle={t('nickname.failed')}
        sendLabel={t('action.save')}
        sendLook={{ variant: 'primary', className: 'justify-self-start' }}
        onSend={send}
        className="grid gap-4"
      >
        <TextField
          {...form.box('nickname')}
          label={t('nickname.label')}
          hint={t('nickname.hint')}
          autoComplete="nickname"
          maxLength={MAX_NICKNAME * 2}
        />
        <Private>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextField label={t('term.username')} value={user.username} readOnly hint={t('nickname.fixed')} />
            <TextField label={t('term.email')} value={user.email} readOnly hint={t('nickname.fixed')} />
          </div>
        </Private>
      </AccountForm>
    </AccountSection>
  );
}
