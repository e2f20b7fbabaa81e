import { draftValue } from '@rondo/domain/entity';
import { levelFields } from '@rondo/domain/levels';
import { type ReactNode, useId } from 'react';
import { fieldLabel } from '../../../lib/i18n/field-label.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { useDifficulties } from '../../difficulties/index.ts';
import type { LevelEditing } from './use-level-edit.ts';

type Difficulties = ReturnType<typeof useDifficulties>;

interface ScoreFieldsProps {
  editing: LevelEditing;
  difficulty: Pick<Difficulties[number], 'name' | 'type' | 'baseScore'>;
  difficulties: Difficulties;
}

/** Everything that the form of a level asks for. */
export function LevelFields({ onAliases, ...scored }: ScoreFieldsProps & NameFieldsProps) {
  const { editing } = scored;
  return (
    <>
      <NameFields editing={editing} onAliases={onAliases} />
      <ScoreFields {...scored} />
      <RatingFields editing={editing} />
      <PublicFields editing={editing} />
    </>
  );
}

/** Difficulty and base score: the level's own, or one taken from a difficulty. */
function ScoreFields({ editing, difficulty, difficulties }: ScoreFieldsProps) {
  const { t } = useTranslation(['pages/level-edit', 'fields']);
  const { draft, errorAt, change } = editing;
  const base = draftValue(levelFields, 'baseScore', draft);
  const scored = difficulties.filter(
    ({ baseScore }, index) =>
      baseScore > 0 && difficulties.findIndex((row) => row.baseScore === baseScore) === index,
  );
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
          label={t('term.difficulty')}
          options={difficulties.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(draft.diffId)}
          error={errorAt('diffId')}
          onSelect={(id) => change({ diffId: Number(id) })}
        />
        <TextField
          label={t('term.baseScore')}
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

interface NameFieldsProps {
  editing: LevelEditing;
  onAliases: () => void;
}

/** What the level is called and whose it is. Credits have a page of their own; these are the words beside them. */
function NameFields({ editing, onAliases }: NameFieldsProps) {
  const { t } = useTranslation('pages/level-edit');
  return (
    <FieldGroup
      title={t('names')}
      aside={
        <Button size="small" onClick={onAliases}>
          {t('term.aliases')}
        </Button>
      }
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField label={t('song')} {...editing.box('song')} />
        <TextField label={t('artist')} {...editing.box('artist')} />
        <TextField label={t('creator')} {...editing.box('creator')} />
        <TextField label={t('team')} {...editing.box('team')} />
        <TextField label={t('charter')} {...editing.box('charter')} />
        <TextField label={t('vfxer')} {...editing.box('vfxer')} />
      </div>
    </FieldGroup>
  );
}

/** Whether the level is rated, for which number and why. Both texts go into the rating when it is closed. */
function RatingFields({ editing }: { editing: LevelEditing }) {
  const { t } = useTranslation('pages/level-edit');
  const { stored, draft, change } = editing;
  const isVote = /^vote/i.test(draft.rerateNum);
  return (
    <FieldGroup title={t('rating')}>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Checkbox
          label={t('term.beingRated')}
          hint={t('toRateHint')}
          checked={draft.toRate}
          onChange={(event) => change({ toRate: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('commentRequired')}
          hint={t('commentRequiredHint')}
          checked={draft.ratingCommentRequired}
          onChange={(event) => change({ ratingCommentRequired: event.currentTarget.checked })}
        />
      </div>
      {draft.toRate || stored.toRate ? (
        <div className="grid items-start gap-4 md:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            label={t('rerateNum')}
            hint={isVote ? t('term.vote') : t('rerateNumHint')}
            {...editing.box('rerateNum')}
          />
          <TextArea label={t('term.reason')} rows={2} {...editing.box('rerateReason')} />
        </div>
      ) : null}
    </FieldGroup>
  );
}

/** Links and the comment that everyone reads. */
function PublicFields({ editing }: { editing: LevelEditing }) {
  const { t } = useTranslation('pages/level-edit');
  return (
    <FieldGroup title={t('links')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          className="md:col-span-2"
          label={t('term.videoLink')}
          inputMode="url"
          {...editing.box('videoLink')}
        />
        <TextField label={t('term.downloadLink')} inputMode="url" {...editing.box('dlLink')} />
        <TextField label={t('term.workshopLink')} inputMode="url" {...editing.box('workshopLink')} />
        <TextArea
          className="md:col-span-2"
          label={t('publicComments')}
          rows={3}
          {...editing.box('publicComments')}
        />
      </div>
    </FieldGroup>
  );
}

/** Fields that belong together, under a quiet heading. */
function FieldGroup({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
