import { formatCountdown } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LockIcon } from '../../../ui/icons.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { CaseState } from './use-case.ts';

export interface OpenButtonProps {
  opened: CaseState;
  /** When the next case may be opened, as `Date.now()`; 0 for at once. */
  until: number;
}

/** Opens a case, or says why that must wait. */
export function OpenButton({ opened, until }: OpenButtonProps) {
  const { t } = useTranslation('modifiers');
  const { status } = useViewer();
  const left = (until - useNow()) / 1_000;
  const look = { size: 'large', className: 'min-w-55' } as const;
  if (status === 'signed-out')
    return (
      <Button {...look} disabled>
        <Icon of={LockIcon} />
        {t('loginRequired')}
      </Button>
    );
  if (opened.isRunning || opened.isAsking)
    return (
      <Button {...look} disabled>
        <Spinner />
        {t('opening')}
      </Button>
    );
  if (left > 0)
    return (
      <Button {...look} disabled className={`${look.className} tabular-nums`}>
        {t('wait', { time: formatCountdown(left) })}
      </Button>
    );
  return (
    <Button {...look} variant="primary" data-autofocus disabled={status === 'loading'} onClick={opened.open}>
      {t('open')}
    </Button>
  );
}
