import { pguNamed } from '@rondo/domain/difficulties';
import { draftValue } from '@rondo/domain/entity';
import { levelFields } from '@rondo/domain/levels';
import { fieldLabel } from '../../../lib/i18n/field-label.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { useDifficulties } from '../../difficulties/index.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { LevelEditing } from './use-level-edit.ts';

type Difficulties = ReturnType<typeof useDifficulties>;

export interface ScoreFieldsProps {
  editing: LevelEditing;
  difficulty: Pick<Difficulties[number], 'name' | 'type' | 'baseScore'>;
  difficulties: Difficulties;
}

/** Difficulty and base score: the level's own, or one taken from a difficulty. */
export function ScoreFields({ editing, difficulty, difficulties }: ScoreFieldsProps) {
  const { t } = useTranslation(['pages/level-edit', 'fields']);
  const { draft, errorAt, change } = editing;
  const base = draftValue(levelFields, 'baseScore', draft);
  const scored = difficulties.filter(({ name, baseScore }) => pguNamed(name) !== null && baseScore > 0);
  const equal = scored.find(({ baseScore }) => baseScore === base);
  const isWorthNothing = difficulty.type === 'PGU' && difficulty.baseScore === 0 && base === null;
  const hint =
    base === null || base === undefined
      ? t('baseEmpty', { base: difficulty.baseScore })
      : equal
        ? t('baseEqual', { name: equal.name })
        : t('baseOwn');
  return (
    <FieldGroup title={t('scoring')}>
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Select
          label={t('difficulty')}
          options={difficulties.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(draft.diffId)}
          error={errorAt('diffId')}
          onSelect={(id) => change({ diffId: Number(id) })}
        />
        <TextField
          label={t('base')}
          inputMode="decimal"
          hint={hint}
          {...editing.box('baseScore')}
          error={base === undefined ? t('fieldError.BASE_INVALID') : errorAt('baseScore')}
        />
        <Select
          label={t('baseFrom')}
          options={[
            { value: '', label: t('baseFree') },
            ...scored.map(({ name, baseScore }) => ({
              value: String(baseScore),
              label: `${name} · ${baseScore}`,
            })),
          ]}
          value={equal ? String(equal.baseScore) : ''}
          onSelect={(baseScore) => change({ baseScore })}
        />
        <NumberField label={fieldLabel('tileCount')} {...editing.box('tileCount')} />
      </div>
      {isWorthNothing ? (
        <Banner tone="warning">
          <p>{t('baseMissing', { name: difficulty.name })}</p>
        </Banner>
      ) : null}
    </FieldGroup>
  );
}
