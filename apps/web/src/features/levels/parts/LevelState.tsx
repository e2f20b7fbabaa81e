import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { EyeOffIcon, ScaleIcon, TrashIcon } from '../../../ui/icons.ts';

export interface LevelStateOf {
  isDeleted: boolean;
  isHidden: boolean;
  toRate: boolean;
}

export type LevelStateName = 'deleted' | 'hidden' | 'rate' | 'normal';

/** The state that colours a row; deleted wins over hidden, hidden over being rated. */
export function levelStateOf({ isDeleted, isHidden, toRate }: LevelStateOf): LevelStateName {
  if (isDeleted) return 'deleted';
  if (isHidden) return 'hidden';
  return toRate ? 'rate' : 'normal';
}

/** The state in a word. */
export function LevelStateChip({ level }: { level: LevelStateOf }) {
  const { t } = useTranslation('pages/levels');
  const state = levelStateOf(level);
  if (state === 'deleted')
    return (
      <Chip tone="danger" icon={TrashIcon}>
        {t('state.deleted')}
      </Chip>
    );
  if (state === 'hidden') return <Chip icon={EyeOffIcon}>{t('state.hidden')}</Chip>;
  if (state === 'rate')
    return (
      <Chip tone="warning" icon={ScaleIcon}>
        {t('state.rate')}
      </Chip>
    );
  return null;
}
