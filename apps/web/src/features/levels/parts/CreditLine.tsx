import { type CreditedLevel, creditLine } from '@rondo/domain/levels';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Who made a level, on one line; the whole text is in its title. */
export function CreditLine({ level, className = '' }: { level: CreditedLevel; className?: string }) {
  const { t } = useTranslation('pages/levels');
  const { text, more } = creditLine(level);
  const line = more > 0 ? t('credits.more', { names: text, count: more }) : text;
  return (
    <span className={`ell ${className}`} title={line}>
      {line}
    </span>
  );
}
