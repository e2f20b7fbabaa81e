import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PopoverButton } from '../../ui/PopoverButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LazySpecials, loadSpecials } from './lazy-specials.ts';
import type { SpecialDifficultiesProps } from './SpecialDifficulties.tsx';

export interface SpecialsPopoverProps extends SpecialDifficultiesProps {
  /** The last line of the panel. */
  children: ReactNode;
}

/** The special difficulties behind a button that says how many are chosen. */
export function SpecialsPopover({ children, ...specials }: SpecialsPopoverProps) {
  const { t } = useTranslation('difficulties');
  const count = specials.chosen.length;
  const label = t('specials.title');
  return (
    <PopoverButton
      variant="ghost"
      size="small"
      hasArrow
      label={label}
      text={count === 0 ? label : t('joined.aside', { text: label, aside: count })}
      ahead={loadSpecials}
    >
      {() => (
        <div className="grid w-[30rem] max-w-full grid-cols-1 gap-4">
          <LazySpecials {...specials} fallback={<Skeleton height={160} radius={8} />} />
          <hr className="hr" />
          {children}
        </div>
      )}
    </PopoverButton>
  );
}
