import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import type { LevelDetail } from '../api.ts';

/** Credited people with their other names in brackets; a tick says that the credit is verified. */
export function CreditedNames({ credits }: { credits: LevelDetail['levelCredits'] }) {
  const { t } = useTranslation('pages/levels');
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {credits.map((credit) => (
        <li key={credit.id} className="inline-flex min-w-0 flex-wrap items-center gap-1">
          <span className="wrap-anywhere">{credit.creatorName}</span>
          {credit.isVerified ? (
            <span className="text-success" title={t('credits.verified')}>
              <Icon of={CheckIcon} size={14} />
              <span className="sr-only">{t('credits.verified')}</span>
            </span>
          ) : null}
          {credit.creatorAliases.length > 0 ? (
            <span className="text-faint wrap-anywhere">({credit.creatorAliases.join(', ')})</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
