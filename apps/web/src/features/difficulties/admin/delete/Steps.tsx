import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { CheckIcon } from '../../../../ui/icons.ts';

const steps = ['password', 'consequences', 'replacement'] as const;

/** How far a deletion has come. @param current from 0 */
export function Steps({ current }: { current: number }) {
  const { t } = useTranslation('pages/difficulties');
  return (
    <ol
      className="dif-steps flex items-center gap-2 text-12/[inherit] text-faint"
      aria-label={t('step.label')}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <i aria-hidden="true">{index < current ? <Icon of={CheckIcon} size={14} /> : index + 1}</i>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
