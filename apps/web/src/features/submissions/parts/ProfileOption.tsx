import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ShieldIcon } from '../../../ui/icons.ts';

export interface ProfileOptionProps {
  name: string;
  aliases: readonly string[];
  isVerified: boolean;
  note: string;
}

/** A creator or team in a list of suggestions. */
export function ProfileOption({ name, aliases, isVerified, note }: ProfileOptionProps) {
  const { t } = useTranslation('pages/submissions');
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="ell">{name}</span>
          {isVerified ? (
            <span className="text-success" title={t('choice.verified')}>
              <Icon of={ShieldIcon} size={14} />
              <span className="sr-only">{t('choice.verified')}</span>
            </span>
          ) : null}
        </span>
        {aliases.length > 0 ? (
          <span className="ell block text-12 text-muted">{aliases.join(', ')}</span>
        ) : null}
      </span>
      <span className="flex-none text-12 text-muted tabular-nums">{note}</span>
    </>
  );
}
