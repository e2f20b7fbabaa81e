import { SPECIAL_GROUPS, specialGroup } from '@rondo/domain/difficulties';
import { memo } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Checkbox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ToggleChip } from '../../ui/ToggleChip.tsx';
import { useDifficulties } from './api.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import './SpecialDifficulties.css';

export interface SpecialDifficultiesProps {
  /** Names of the chosen ones. */
  chosen: readonly string[];
  onChange: (names: string[]) => void;
  /** They are listed without the scale. */
  isOnly: boolean;
  onOnly: (only: boolean) => void;
  legacy: boolean;
}

/** The special difficulties as toggles in their three groups. */
export const SpecialDifficulties = memo(function SpecialDifficulties({
  chosen,
  onChange,
  isOnly,
  onOnly,
  legacy,
}: SpecialDifficultiesProps) {
  const { t } = useTranslation('difficulties');
  const specials = useDifficulties().filter(({ type }) => type === 'SPECIAL');
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <div className="relative grid grid-cols-1 gap-3">
      {SPECIAL_GROUPS.map((group) => (
        <div
          key={group}
          className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-4 gap-y-2 max-md:grid-cols-1"
          role="group"
          aria-label={t(`group.${group}`)}
        >
          <span className="pt-1.25 text-faint max-md:pt-0" aria-hidden="true">
            {t(`group.${group}`)}
          </span>
          <div className="flex flex-wrap gap-2">
            {specials.length === 0 ? <Skeleton width="60%" height={32} radius={8} /> : null}
            {specials
              .filter(({ name }) => specialGroup(name) === group)
              .map((difficulty) => (
                <ToggleChip
                  key={difficulty.id}
                  pressed={chosen.includes(difficulty.name)}
                  onChange={(on) => toggle(difficulty.name, on)}
                  picture={<DifficultyBadge of={difficulty} size={20} legacy={legacy} decorative />}
                >
                  {legacy ? difficulty.legacy : difficulty.name}
                </ToggleChip>
              ))}
          </div>
        </div>
      ))}
      <div className="specials-all">
        <Switch
          label={t('specials.only')}
          checked={isOnly}
          disabled={chosen.length === 0}
          onChange={(event) => onOnly(event.currentTarget.checked)}
        />
        <Button
          size="small"
          variant="ghost"
          disabled={specials.length === 0}
          onClick={() => onChange(specials.map(({ name }) => name))}
        >
          {t('specials.all')}
        </Button>
        <Button size="small" variant="ghost" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {t('specials.none')}
        </Button>
      </div>
    </div>
  );
});
