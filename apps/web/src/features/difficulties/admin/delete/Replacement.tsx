import { decimal, formatCount } from '@rondo/domain/format';
import { nameKey, normaliseSearch, trimTyped } from '@rondo/domain/text';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Combobox } from '../../../../ui/Combobox.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { ChevronRightIcon } from '../../../../ui/icons.ts';
import { Loading, Skeleton } from '../../../../ui/Skeleton.tsx';
import { DifficultyBadge } from '../../DifficultyBadge.tsx';
import type { DifficultyUsage } from '../api.ts';
import { EffectFailed } from '../EffectFailed.tsx';
import { EffectLocked } from '../EffectLocked.tsx';
import { neighboursOf } from '../edit/neighbours.ts';
import type { EffectPreview } from '../use-effect-preview.ts';

export interface ReplacementProps {
  difficulty: DifficultyUsage;
  table: readonly DifficultyUsage[];
  chosen: DifficultyUsage | null;
  error: string | null;
  onChoose: (difficulty: DifficultyUsage | null) => void;
  /** What the choice does. */
  preview: EffectPreview;
}

const most = 8;

/** Where the levels of a deleted difficulty go, and what that does to the standings. */
export function Replacement({ difficulty, table, chosen, error, onChoose, preview }: ReplacementProps) {
  const { t } = useTranslation('pages/difficulties');
  const [text, setText] = useState('');
  const others = table.filter(({ id }) => id !== difficulty.id);
  const wanted = normaliseSearch(trimTyped(text));
  const near = neighboursOf(difficulty, difficulty, table).filter(({ id }) => id !== difficulty.id);
  const found =
    wanted === ''
      ? [...near, ...others.filter((row) => !near.includes(row))]
      : others
          .filter((row) => normaliseSearch(row.name).includes(wanted))
          .sort((a, b) => startsFirst(b, wanted) - startsFirst(a, wanted));
  return (
    <>
      <Combobox
        label={t('delete.replacement')}
        required
        text={text}
        error={error}
        isEnough={() => true}
        options={found.slice(0, most)}
        leading={chosen ? <DifficultyBadge of={chosen} size={28} decorative /> : undefined}
        onText={(next) => {
          setText(next);
          onChoose(null);
        }}
        named={(name) => others.find((row) => nameKey(row.name) === nameKey(name))}
        onSearch={() => undefined}
        onSelect={(row) => {
          setText(row.name);
          onChoose(row);
        }}
        renderOption={(row) => (
          <span className="flex items-center gap-3">
            <DifficultyBadge of={row} size={28} decorative />
            <span className="ell flex-1">{row.name}</span>
            <span className="num text-faint">
              {row.baseScore === 0 ? t('byLevel') : `${decimal(row.baseScore, 2)} PP`}
            </span>
          </span>
        )}
      />
      {chosen ? <MoveEffect difficulty={difficulty} chosen={chosen} preview={preview} /> : null}
    </>
  );
}

const startsFirst = ({ name }: DifficultyUsage, wanted: string) =>
  Number(normaliseSearch(name) === wanted) * 2 + Number(normaliseSearch(name).startsWith(wanted));

interface MoveEffectProps extends Pick<ReplacementProps, 'difficulty' | 'preview'> {
  chosen: DifficultyUsage;
}

function MoveEffect({ difficulty, chosen, preview }: MoveEffectProps) {
  const { t } = useTranslation('pages/difficulties');
  const { effect, error, isLocked, retry } = preview;
  return (
    <div className="dif-count dif-count-rows" aria-live="polite">
      <p className="flex items-center gap-3">
        <DifficultyBadge of={difficulty} size={40} decorative />
        <Icon of={ChevronRightIcon} className="text-faint" />
        <DifficultyBadge of={chosen} size={40} decorative />
        <strong className="text-16 font-semibold">
          {t('delete.move', { count: effect?.levels ?? difficulty.levels })}
        </strong>
      </p>
      {effect ? (
        <p className="text-muted">
          {t('delete.rescored', {
            count: effect.rescoredPasses,
            players: formatCount(effect.playersUp + effect.playersDown),
          })}
        </p>
      ) : isLocked ? (
        <EffectLocked />
      ) : error ? (
        <EffectFailed error={error} onRetry={retry} />
      ) : (
        <Loading>
          <Skeleton width="70%" height={20} />
        </Loading>
      )}
    </div>
  );
}
