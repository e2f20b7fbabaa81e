import { DIFFICULTY_TEXTS, DIFFICULTY_TYPES, isColour } from '@rondo/domain/difficulties';
import { decimal } from '@rondo/domain/format';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ColourField } from '../../../../ui/ColourField.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { LockIcon } from '../../../../ui/icons.ts';
import { NumberField } from '../../../../ui/NumberField.tsx';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import type { DifficultyUsage } from '../api.ts';
import { type DifficultyDraft, withName } from './draft.ts';
import { neighboursOf } from './neighbours.ts';
import type { DifficultyEditing } from './use-difficulty-form.ts';

export interface DifficultyFieldsProps {
  editing: DifficultyEditing;
  table: readonly DifficultyUsage[];
}

type TextName = {
  [Name in keyof DifficultyDraft]: DifficultyDraft[Name] extends string ? Name : never;
}[keyof DifficultyDraft];

/** Everything that the form of a difficulty asks for. */
export function DifficultyFields({ editing, table }: DifficultyFieldsProps) {
  const { t } = useTranslation('pages/difficulties');
  const { draft, stored, isNew, change, errorAt } = editing;
  const box = (name: TextName) => ({
    label: t(`field.${name as 'name'}`),
    autoComplete: 'off',
    spellCheck: false,
    value: draft[name],
    error: errorAt(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ ...draft, [name]: event.currentTarget.value }),
  });
  const position = stored ? table.findIndex(({ id }) => id === stored.id) + 1 : table.length + 1;
  const swatches = neighboursOf(draft, stored, table)
    .filter(({ id, color }) => id !== stored?.id && isColour(color))
    .map(({ name, color }) => ({ name, colour: color }));
  return (
    <div className="dif-fields">
      <NumberField
        {...box('id')}
        required={isNew}
        readOnly={!isNew}
        hint={isNew ? t('hint.newId') : t('hint.id')}
        trailing={isNew ? undefined : <Icon of={LockIcon} size={18} className="text-faint" />}
      />
      <TextField
        {...box('name')}
        required
        data-autofocus
        maxLength={DIFFICULTY_TEXTS.name}
        onChange={({ currentTarget: { value } }) =>
          change(isNew ? withName(draft, value) : { ...draft, name: value })
        }
      />
      <div className="field">
        <span className="field-label">{t('field.type')}</span>
        <SegmentedControl
          label={t('field.type')}
          segments={DIFFICULTY_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={draft.type}
          onChange={(type) => change({ ...draft, type })}
        />
      </div>
      <ColourField
        label={t('field.color')}
        required
        hint={t('hint.color')}
        value={draft.color}
        error={errorAt('color')}
        swatches={{ label: t('hint.scale'), colours: swatches }}
        onChange={(color) => change({ ...draft, color })}
      />
      <NumberField
        {...box('baseScore')}
        required
        decimals
        hint={
          stored && draft.baseScore !== editing.before.baseScore
            ? t('hint.before', { base: decimal(stored.baseScore, 2) })
            : t('hint.baseScore')
        }
        trailing={<span className="text-faint">PP</span>}
      />
      <TextField
        label={t('field.position')}
        readOnly
        value={t('position', { place: position, count: isNew ? table.length + 1 : table.length })}
        hint={isNew ? t('hint.newPosition') : t('hint.position')}
      />
      <TextField {...box('emoji')} required className="mono-box" maxLength={DIFFICULTY_TEXTS.emoji} />
      <TextField
        {...box('legacyEmoji')}
        aside={t('optional')}
        className="mono-box"
        maxLength={DIFFICULTY_TEXTS.legacyEmoji}
      />
      <TextField {...box('legacy')} required maxLength={DIFFICULTY_TEXTS.legacy} />
      <div className="field">
        <span className="field-label">{t('field.icon')}</span>
        <SegmentedControl
          label={t('field.icon')}
          segments={[
            { value: 'drawn', label: t('icon.drawn') },
            { value: 'own', label: t('icon.own') },
          ]}
          value={draft.isDrawn ? 'drawn' : 'own'}
          onChange={(value) => change({ ...draft, isDrawn: value === 'drawn' })}
        />
      </div>
      {draft.isDrawn ? null : (
        <TextField
          {...box('icon')}
          label={t('field.iconAddress')}
          required
          inputMode="url"
          placeholder="https://"
          maxLength={DIFFICULTY_TEXTS.icon}
        />
      )}
      <TextField
        {...box('legacyIcon')}
        aside={t('optional')}
        hint={t('hint.legacyIcon')}
        inputMode="url"
        placeholder="https://"
        maxLength={DIFFICULTY_TEXTS.icon}
      />
    </div>
  );
}
