import { Fragment } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ShieldIcon } from '../../../ui/icons.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { AuditedCredit, AuditedLevel } from '../api.ts';

const LONGEST_NAME = 25;
const roles = ['charter', 'vfxer'] as const;

/** Who made a level, by role, and its team; a mark behind each credit that is verified. */
export function CreditLine({ level }: { level: AuditedLevel }) {
  const { t } = useTranslation('pages/creators');
  const { currentCreators, legacyCreator, team } = level;
  const byRole = roles
    .map((role) => ({ role, credits: currentCreators.filter((credit) => credit.role === role) }))
    .filter(({ credits }) => credits.length > 0);
  return (
    <>
      {byRole.map(({ role, credits }) => (
        <span key={role} className="credit-role">
          <span className="text-faint">{t(`credit.${role}s`, { count: credits.length })}</span>{' '}
          <Names credits={credits} />{' '}
        </span>
      ))}
      {byRole.length === 0 ? (
        <span className="credit-role">
          {t('credit.nobody')}
          {legacyCreator ? ` · ${t('credit.legacy', { text: legacyCreator })}` : ''}{' '}
        </span>
      ) : null}
      {team ? (
        <span className="credit-role">
          <span className="text-faint">{t('credit.teamOf')}</span>{' '}
          <b>
            <Truncated text={team.name} limit={LONGEST_NAME} />
          </b>
        </span>
      ) : null}
    </>
  );
}

function Names({ credits }: { credits: readonly AuditedCredit[] }) {
  const { t, language } = useTranslation('pages/creators');
  const list = new Intl.ListFormat(language, { style: 'narrow' });
  let next = 0;
  return list.formatToParts(credits.map(({ name }) => name)).map((part, place) => {
    const credit = part.type === 'element' ? credits[next++] : undefined;
    if (credit === undefined) return <Fragment key={place}>{part.value}</Fragment>;
    return (
      <b key={place}>
        <Truncated text={credit.name} limit={LONGEST_NAME} />
        {credit.isCreditVerified ? (
          <>
            {'\u00a0'}
            <span className="credit-mark">
              <Icon of={ShieldIcon} size={14} />
            </span>
            <span className="sr-only">{t('verified')}</span>
          </>
        ) : null}
      </b>
    );
  });
}
