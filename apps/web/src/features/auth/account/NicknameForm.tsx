import { MAX_NICKNAME, nicknameProblem } from '@rondo/domain/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type ViewerUser, viewerQuery } from '../../../lib/session/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveNickname } from '../api.ts';
import { AccountSection } from './AccountSection.tsx';

/** The nickname, beside what cannot be changed. */
export function NicknameForm({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const queryClient = useQueryClient();
  const [nickname, setNickname] = useState(user.nickname);
  const code = nicknameProblem(nickname);
  const [frame, errors] = useFormErrors(code === null ? [] : [{ field: 'nickname', code }]);
  const save = useMutation({
    mutationFn: saveNickname,
    onSuccess: (saved) => {
      queryClient.setQueryData(viewerQuery.queryKey, saved);
      setNickname(saved.nickname);
      toast.success(t('nickname.saved'));
    },
    onError: (error) => {
      if (isProblem(error) && error.code === 'NICKNAME_REQUIRED')
        errors.refuse([{ field: 'nickname', code: error.code, message: error.message }]);
    },
  });
  const problem = errors.at('nickname');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && errors.attempt()) save.mutate(nickname.trim());
  };
  return (
    <AccountSection title={t('nickname.title')}>
      <form ref={frame} noValidate onSubmit={send} className="grid gap-4">
        {save.error && !problem ? (
          <FormError title={t('nickname.failed')} message={problemText(save.error)} limit={120} />
        ) : null}
        <TextField
          label={t('nickname.label')}
          hint={t('nickname.hint')}
          name="nickname"
          autoComplete="nickname"
          required
          maxLength={MAX_NICKNAME * 2}
          value={nickname}
          error={problem ? (codeText(problem.code) ?? t('nickname.tooLong')) : undefined}
          onChange={(event) => {
            setNickname(event.currentTarget.value);
            errors.changed(['nickname']);
          }}
        />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField
            label={t('nickname.username')}
            value={user.username}
            readOnly
            hint={t('nickname.fixed')}
          />
          <TextField label={t('nickname.email')} value={user.email} readOnly hint={t('nickname.fixed')} />
        </div>
        <Button type="submit" variant="primary" className="justify-self-start" busy={save.isPending}>
          {t('nickname.save')}
        </Button>
      </form>
    </AccountSection>
  );
}
