import { formatCountdown } from '@rondo/domain/format';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DiceIcon, LockIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLevelWheel } from './level/use-level-wheel.ts';
import './RandomLevelButton.css';

const RandomLevelDialog = lazyPart(() => import('./level/RandomLevelDialog.tsx'), 'RandomLevelDialog', [
  'wheels',
  'draws',
  'pages/levels',
]);

/** Opens the wheel of levels. While it may not turn the button says why, and the dialog what to do. */
export function RandomLevelButton() {
  const { t } = useTranslation('pages/home');
  const { status } = useViewer();
  const { wait, isLoading } = useLevelWheel();
  const [isOpen, setOpen] = useState(false);
  const isVisitor = status === 'signed-out';
  const isBusy = status === 'loading' || isLoading;
  return (
    <>
      <button
        type="button"
        className={buttonClass({ size: 'large' }, 'random-level')}
        aria-disabled={isBusy || isVisitor || wait > 0 || undefined}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : () => setOpen(true)}
      >
        <Icon of={isVisitor ? LockIcon : DiceIcon} size={20} />
        {isVisitor ? t('button.loginRequired') : t('term.randomLevel')}{' '}
        {wait > 0 ? <Chip shape="pill">{formatCountdown(wait)}</Chip> : null}
        {isBusy ? <Spinner className="btn-spinner" /> : null}
      </button>
      {isOpen ? <RandomLevelDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
