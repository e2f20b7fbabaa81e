import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon, MinusIcon } from '../../../ui/icons.ts';

/** A rule of a field that shows, while one types, whether it holds. */
export function Rule({ met, children }: { met: boolean; children: string }) {
  const { t } = useTranslation('pages/auth');
  return (
    <span className={`inline-flex items-center gap-1.5 ${met ? 'text-success' : ''}`}>
      <Icon of={met ? CheckIcon : MinusIcon} size={14} />
      <span>
        {children}
        {met ? <span className="sr-only"> {t('register.met')}</span> : null}
      </span>
    </span>
  );
}
