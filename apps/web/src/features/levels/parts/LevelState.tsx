import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StateChip } from '../../../ui/Chip.tsx';
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

const looks = {
  deleted: { tone: 'danger', icon: TrashIcon },
  hidden: { tone: 'plain', icon: EyeOffIcon },
  rate: { tone: 'warning', icon: ScaleIcon },
} as const;

/** The state in a word, or as a drawing where the title needs the room. */
export function LevelStateChip({ level, brief }: { level: LevelStateOf; brief?: boolean }) {
  const { t } = useTranslation('pages/levels');
  const state = levelStateOf(level);
  if (state === 'normal') return null;
  return (
    <StateChip {...looks[state]} brief={brief}>
      {t(`state.${state}`)}
    </StateChip>
  );
}
