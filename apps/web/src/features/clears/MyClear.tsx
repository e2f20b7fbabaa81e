import { formatAccuracy } from '@rondo/domain/format';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import './MyClear.css';
import { HiddenLabel } from '../../ui/HiddenLabel.tsx';

/** That the viewer cleared a level, with the best accuracy; gold where nothing can be better. */
export function MyClear({ accuracy }: { accuracy: number }) {
  const { t } = useTranslation('common');
  return (
    <span
      className={`my-clear num ${accuracy === 1 ? 'text-gold' : 'text-success'}`}
      title={t('term.clearedByYou')}
    >
      <Icon of={CheckIcon} size={16} />
      <HiddenLabel of={t('term.clearedByYou')} />
      {formatAccuracy(accuracy)}
    </span>
  );
}
