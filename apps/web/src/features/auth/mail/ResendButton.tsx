import { formatCountdown } from '@rondo/domain/format';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWait } from '../parts/use-wait.ts';

/** Mails a new link to verify one's address; after too many it counts down. */
export function ResendButton() {
  const { t } = useTranslation('pages/auth');
  const queryClient = useQueryClient();
  const [wait, onRefusal] = useWait();
  const resend = useAct('resendVerification', {
    done: t('verify.resent'),
    failed: (reason) => reason,
    onError: (error) => {
      onRefusal(error);
      if (isProblem(error) && error.code === 'ALREADY_VERIFIED')
        void queryClient.invalidateQueries({ queryKey: keyOf('profile') });
    },
  });
  return (
    <Button busy={resend.isPending} disabled={wait > 0} onClick={() => resend.mutate()}>
      {wait > 0 ? t('verify.resendWait', { time: formatCountdown(wait) }) : t('verify.resend')}
    </Button>
  );
}
