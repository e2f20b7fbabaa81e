import { NO_VALUE } from '@rondo/domain/format';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDifficulties } from '../difficulties/index.ts';
import { EffectOfEdit, isRecordedEffect } from './EffectOfEdit.tsx';
import { SubjectLink } from './SubjectLink.tsx';

/** Facts whose value is the id of something with a page. */
const idsOf: Readonly<Record<string, string>> = {
  playerId: 'player',
  levelId: 'level',
  passId: 'pass',
  creatorId: 'creator',
  teamId: 'team',
};

/** One side of a change, as people read it. */
export function FactValue({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation('pages/log');
  const difficulties = useDifficulties();
  const type = idsOf[name];
  if (type !== undefined && typeof value === 'number')
    return (
      <SubjectLink type={type} id={value}>
        #{value}
      </SubjectLink>
    );
  if (/^(previous)?diffId$/i.test(name) && typeof value === 'number')
    return difficulties.find(({ id }) => id === value)?.name ?? String(value);
  if (name === 'effect' && isRecordedEffect(value)) return <EffectOfEdit effect={value} />;
  if (value === true) return t('value.yes');
  if (value === false) return t('value.no');
  return plainValue(value);
}

function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (Array.isArray(value)) return value.length === 0 ? NO_VALUE : value.map(plainValue).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => `${key}: ${plainValue(part)}`)
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
