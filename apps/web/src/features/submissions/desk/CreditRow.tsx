import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ShieldIcon, TrashIcon } from '../../../ui/icons.ts';
import type { ShownCredit } from './credits.ts';

export interface CreditRowProps {
  credit: ShownCredit;
  isLast: boolean;
  disabled: boolean;
  onManage: () => void;
  onRemove: () => void;
}

export function CreditRow({ credit, isLast, disabled, onManage, onRemove }: CreditRowProps) {
  const { t } = useTranslation('pages/desk');
  const { name, isNew, profile, role } = credit;
  return (
    <li className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="ell max-w-full font-medium" title={name}>
            {name}
          </span>
          {isNew ? (
            <Chip tone="info">{t('credit.new')}</Chip>
          ) : profile?.isVerified ? (
            <span className="text-success" title={t('profile.verified')}>
              <Icon of={ShieldIcon} size={14} />
              <span className="sr-only">{t('profile.verified')}</span>
            </span>
          ) : null}
        </p>
        {profile ? (
          <p className="ell text-12 text-muted tabular-nums">
            #{profile.id} · {t('credit.levels', { count: profile.figures[0]?.[1] ?? 0 })}
            {profile.aliases.length > 0 ? ` · ${profile.aliases.join(', ')}` : null}
          </p>
        ) : null}
        {isLast ? <p className="text-12 text-faint">{t('credit.last')}</p> : null}
      </div>
      <Button
        size="small"
        aria-label={t('credit.manageNamed', { name })}
        disabled={disabled}
        onClick={onManage}
      >
        {t('credit.manage')}
      </Button>
      <IconButton
        icon={TrashIcon}
        size="small"
        label={isLast ? t('credit.last') : t('credit.removeNamed', { name, role: t(`credit.role.${role}`) })}
        disabled={disabled || isLast}
        onClick={onRemove}
      />
    </li>
  );
}
