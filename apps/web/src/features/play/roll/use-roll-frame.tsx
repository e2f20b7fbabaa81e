import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useMay } from '../../../lib/session/may.ts';
import type { PlayFrame } from './PlayDialog.tsx';
import { PreviewFooter } from './PreviewFooter.tsx';
import { type RolledLevel, RollPreview } from './RollPreview.tsx';
import { RollWheel } from './RollWheel.tsx';
import { Slots } from './Slots.tsx';
import { type Draw, type Draws, outcomeOfKind } from './use-draws.ts';
import { type Rolled, type RolledValues, type RollStep, rolledOf, useRoll } from './use-roll.ts';
import { type Spin, useSpin } from './use-spin.ts';

export interface RollOptions {
  draws: Draws;
  /** Null until there is one. */
  level: RolledLevel | null;
  /** The draw of the level, where a wheel picked it. */
  picked?: Draw | undefined;
  save: (level: RolledLevel, values: RolledValues) => Promise<unknown>;
  onSaved: () => void;
}

/** The frames of a roll: wheel after wheel, then what comes of it. */
export function useRollFrame({ draws, level, picked, save, onSaved }: RollOptions): PlayFrame {
  const { t } = useTranslation('wheels');
  const roll = useRoll();
  const spin = useSpin(draws);
  const isApplied = useMay()('updateRolledLevel');
  const queries = useQueryClient();
  const saving = useAct(
    async ({ values }: Rolled) => {
      if (level === null) return;
      await save(level, values);
      onSaved();
    },
    {
      changes: 'level',
      // A refusal leaves the wheel as it is.
      onSuccess: () => queries.invalidateQueries({ queryKey: keyOf('levelWheel') }),
    },
  );
  const song = level?.song ?? '';
  const take = (draw: Draw) => {
    spin.clear();
    roll.take(draw);
  };
  const again = () => {
    saving.reset();
    spin.clear();
    roll.again();
  };
  const rolled = rolledOf(roll, picked);
  if (roll.step === 'preview' && rolled && level)
    return {
      title: t(isApplied ? 'preview.title' : 'preview.suggestion', { song }),
      step: 'preview',
      busy: saving.isPending,
      body: <RollPreview level={level} rolled={rolled} error={saving.error} />,
      footer: (
        <PreviewFooter
          saving={saving}
          label={t(isApplied ? 'preview.update' : 'preview.save')}
          onAgain={again}
          onSave={() => saving.mutate(rolled)}
        />
      ),
    };
  const wheel = wheelOf(roll.step);
  return {
    title: t(`title.${wheel}`),
    subtitle: subtitleOf(roll.step, spin),
    step: `${roll.step} ${spin.isResting} ${draws.error !== null}`,
    busy: spin.isBusy,
    body: (
      <div className="play-stage" key={roll.step}>
        {wheel === 'slots' ? (
          <Slots draws={draws} spin={spin} onTake={take} />
        ) : (
          <RollWheel of={roll.difficulty} kind={wheel} draws={draws} spin={spin} onTake={take} />
        )}
      </div>
    ),
  };

  function subtitleOf(step: RollStep, { draw }: Spin): string {
    const digits = outcomeOfKind(draw, 'slots')?.digits.length;
    return step === 'slots' && digits !== undefined
      ? t('slots.digits', { count: digits })
      : t('for', { song });
  }
}

function wheelOf(step: RollStep) {
  return step === 'preview' ? 'difficulty' : step;
}
