import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { ShieldIcon } from '../../../../ui/icons.ts';
import type { ShownProfile } from '../credits.ts';

/** A creator or team: id, aliases, account, verified or not, and its figures. */
export function ProfileFacts({ profile }: { profile: ShownProfile }) {
  const { t } = useTranslation('pages/desk');
  const { id, name, aliases, isVerified, username, figures } = profile;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <span className="text-muted tabular-nums">#{id}</span>
        {isVerified ? (
          <Chip tone="success" icon={ShieldIcon}>
            {t('profile.verified')}
          </Chip>
        ) : (
          <Chip>{t('profile.unverified')}</Chip>
        )}
        {username ? <span className="text-muted">@{username}</span> : null}
      </p>
      {aliases.length > 0 ? (
        <p className="text-12 text-muted wrap-anywhere">
          {t('profile.aliases', { aliases: aliases.join(', ') })}
        </p>
      ) : null}
      <dl className="flex flex-wrap gap-x-5 gap-y-1" aria-label={t('profile.figures')}>
        {figures.map(([key, count]) => (
          <div key={key}>
            <dt className="over">{t(`profile.figure.${key}`)}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
