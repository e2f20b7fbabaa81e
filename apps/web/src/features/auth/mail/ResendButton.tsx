import { formatCountdown } from '@rondo/domain/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { viewerQuery } from '../../../lib/session/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWait } from '../parts/use-wait.ts';
import { resendVerification } from '../api.ts';

/** Mails a new link to verify one's address; after too many it counts down. */
export function ResendButton() {
  const { t } = useTranslation('pages/auth');
  const queryClient = useQueryClient();
  const [wait, onRefusal] = useWait();
  const resend = useMutation({
    mutationFn: resendVerification,
    onSuccess: () => toast.success(t('verify.resent')),
    onError: (error) => {
      onRefusal(error);
      toast.danger(problemText(error));
      if (isProblem(error) && error.code === 'ALREADY_VERIFIED')
        void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
    },
  });
  return (
    <Button busy={resend.isPending} disabled={wait > 0} onClick={() => resend.mutate()}>
      {wait > 0 ? t('verify.resendWait', { time: formatCountdown(wait) }) : t('verify.resend')}
    </Button>
  );
}
