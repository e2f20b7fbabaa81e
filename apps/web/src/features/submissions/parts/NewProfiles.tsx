import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { UsersIcon } from '../../../ui/icons.ts';

const roles = ['charter', 'vfxer', 'team', 'player'] as const;

/** The profiles that do not exist yet, by role: staff make them before they allow the submission. */
export function NewProfiles({
  names,
}: {
  names: Partial<Record<(typeof roles)[number], readonly string[]>>;
}) {
  const { t, language } = useTranslation('pages/submissions');
  const asked = roles.filter((role) => (names[role] ?? []).length > 0);
  if (asked.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Banner tone="info" icon={UsersIcon} title={t('newProfiles.title')}>
      <dl>
        {asked.map((role) => (
          <div key={role} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t(`newProfiles.${role}`)}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{list.format(names[role] ?? [])}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
