import { formatCount } from '@rondo/domain/format';
import { effectiveBase } from '@rondo/domain/passes';
import type { ReactNode } from 'react';
import { fieldLabel } from '../../../lib/i18n/field-label.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { BaseScore, DifficultyBadge } from '../../difficulties/index.ts';
import type { LevelDetail } from '../api.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './LevelFacts.css';

/** What is known of a level, one line a fact; facts that are missing take no line. */
export function LevelFacts({ level, aliases = false }: { level: LevelDetail; aliases?: boolean }) {
  const { t } = useTranslation(['pages/level', 'fields']);
  const { difficulty, previousDifficulty } = level;
  const hasBefore =
    previousDifficulty !== null && previousDifficulty.id !== difficulty.id && previousDifficulty.id !== 0;
  return (
    <dl className="level-facts">
      <Line name={t('term.difficulty')}>
        <span className="flex items-center gap-2">
          <DifficultyBadge of={difficulty} size={20} decorative />
          <b className="font-semibold">{difficulty.name}</b>
          {hasBefore ? (
            <span className="text-faint">{t('fact.before', { name: previousDifficulty.name })}</span>
          ) : null}
        </span>
      </Line>
      {level.team === '' && level.teamObject === null ? null : (
        <Line name={t('term.team')}>{level.teamObject?.name ?? level.team}</Line>
      )}
      <CreditedLine level={level} role="charter" text={level.charter} />
      <CreditedLine level={level} role="vfxer" text={level.vfxer} />
      {effectiveBase(level.baseScore, difficulty.baseScore) === 0 ? null : (
        <Line name={t('term.baseScore')}>
          <span className="tabular-nums">
            <BaseScore level={level} />
          </span>
          {level.baseScore === null ? <span className="text-faint"> {t('fact.ofDifficulty')}</span> : null}
        </Line>
      )}
      {level.tileCount === null ? null : (
        <Line name={fieldLabel('tileCount')}>
          <span className="tabular-nums">{formatCount(level.tileCount)}</span>
        </Line>
      )}
      {aliases ? <AliasLines level={level} /> : null}
      {level.publicComments === '' ? null : (
        <Line name={t('fact.comment')}>
          <span className="whitespace-pre-line text-muted">{level.publicComments}</span>
        </Line>
      )}
    </dl>
  );
}

function CreditedLine({
  level,
  role,
  text,
}: {
  level: LevelDetail;
  role: 'charter' | 'vfxer';
  text: string;
}) {
  const { t } = useTranslation('pages/level');
  const credits = level.levelCredits.filter((credit) => credit.role === role);
  if (credits.length === 0 && text === '') return null;
  return (
    <Line name={t(`fact.${role}`)}>{credits.length === 0 ? text : <CreditedNames credits={credits} />}</Line>
  );
}

function AliasLines({ level }: { level: LevelDetail }) {
  const { t } = useTranslation('pages/level');
  return (['song', 'artist'] as const).map((field) => {
    const names = level.aliases.filter((alias) => alias.field === field).map(({ alias }) => alias);
    if (names.length === 0) return null;
    return (
      <Line key={field} name={t(`alias.${field}`)}>
        {names.join(' · ')}
      </Line>
    );
  });
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Credited people with their other names in brackets; a tick says that the credit is verified. */
function CreditedNames({ credits }: { credits: LevelDetail['levelCredits'] }) {
  const { t } = useTranslation('pages/levels');
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {credits.map((credit) => (
        <li key={credit.id} className="inline-flex min-w-0 flex-wrap items-center gap-1">
          <span className="wrap-anywhere">
            <PersonText of={credit.creatorName} />
          </span>
          {credit.isVerified ? (
            <span className="text-success" title={t('credits.verified')}>
              <Icon of={CheckIcon} size={14} />
              <span className="sr-only">{t('credits.verified')}</span>
            </span>
          ) : null}
          {credit.creatorAliases.length > 0 ? (
            <span className="text-faint wrap-anywhere">
              {t('credits.alias', { aliases: credit.creatorAliases })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
