import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon } from '../../../ui/icons.ts';
import type { Target } from '../api.ts';
import './TargetChip.css';

type Shown = Pick<Target, 'label' | 'pingType' | 'roleLabel'> &
  Partial<Pick<Target, 'isConfigured' | 'isGone'>>;

/** A channel of the chat and whom a message there pings. */
export function TargetChip({ of }: { of: Shown }) {
  const { t } = useTranslation('announcements');
  const { label, pingType, roleLabel, isConfigured = true, isGone = false } = of;
  const trouble = isGone ? t('gone') : t('noAddress');
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1">
      <span className="target-channel ell font-medium">{label}</span>
      {isConfigured ? null : (
        <span className="flex-none text-warning" title={trouble}>
          <Icon of={AlertIcon} size={14} />
          <span className="sr-only">{trouble}</span>
        </span>
      )}
      {pingType === 'NONE' ? null : (
        <span
          className="target-ping ell h-5 px-1.5 text-12/5 font-medium"
          data-everyone={pingType === 'EVERYONE' || undefined}
        >
          {pingType === 'EVERYONE' ? t('ping.everyone') : t('ping.role', { role: roleLabel ?? '' })}
        </span>
      )}
    </span>
  );
}
