import type { ProfileForm } from '@rondo/domain/creators';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { Flag } from '../../../../ui/Flag.tsx';
import type { ReadyProfile } from './use-profile-flow.ts';

export interface ProfileSummaryProps {
  drafts: readonly ProfileForm[];
  ready: readonly (ReadyProfile | null)[];
}

/** Everything that will be made, before it is. */
export function ProfileSummary({ drafts, ready }: ProfileSummaryProps) {
  const { t } = useTranslation('pages/desk');
  return (
    <ul className="grid gap-3">
      {drafts.map((draft, step) => {
        const profile = ready[step];
        return (
          <li key={step} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Chip tone="info">{t(`kind.${draft.kind}`)}</Chip>
            <b className="font-semibold wrap-anywhere">{draft.name}</b>
            {draft.kind !== 'team' && draft.country !== '' ? <Flag country={draft.country} /> : null}
            {profile ? (
              <span className="text-12 text-muted tabular-nums">
                {profile.isReused
                  ? t('profiles.reused', { id: profile.id })
                  : t('profiles.made', { id: profile.id })}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
