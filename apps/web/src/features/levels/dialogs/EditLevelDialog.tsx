import { pguNamed } from '@rondo/domain/difficulties';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { DifficultyBadge, useDifficulties } from '../../difficulties/index.ts';
import { editLevel, type LevelChange, type LevelDetail } from '../api.ts';
import { readBaseScore } from './read-base-score.ts';

export interface EditLevelDialogProps {
  level: LevelDetail;
  onClose: () => void;
}

/** Difficulty and base score of a level; its passes, ranks and statistics follow at once. */
export function EditLevelDialog({ level, onClose }: EditLevelDialogProps) {
  const { t } = useTranslation('pages/levels');
  const difficulties = useDifficulties();
  const [diffId, setDiffId] = useState(level.diffId);
  const [baseText, setBaseText] = useState(level.baseScore === null ? '' : String(level.baseScore));
  const save = useSaveLevel(level.id, onClose);
  const base = readBaseScore(baseText);
  const difficulty = difficulties.find(({ id }) => id === diffId) ?? level.difficulty;
  const isChanged = diffId !== level.diffId || (base !== undefined && base !== level.baseScore);
  const isStale = isProblem(save.error) && save.error.code === 'STALE';
  const needsBase = difficulty.type === 'PGU' && difficulty.baseScore === 0 && base === null;
  const send = (version: number) => base !== undefined && save.mutate({ diffId, baseScore: base, version });
  return (
    <Dialog
      title={t('edit.title')}
      subtitle={`#${level.id} - ${level.song}`}
      picture={<DifficultyBadge of={difficulty} size={40} decorative />}
      onClose={onClose}
      busy={save.isPending}
      dirty={isChanged}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
            {t('edit.cancel')}
          </Button>
          <Button
            variant="primary"
            className="ml-auto"
            type="submit"
            form="edit-level"
            busy={save.isPending}
            disabled={!isChanged || base === undefined}
          >
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form
        id="edit-level"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send(level.version);
        }}
      >
        {isStale ? (
          <Banner
            tone="warning"
            role="alert"
            title={t('edit.stale')}
            actions={<StaleActions levelId={level.id} onOverwrite={send} onClose={onClose} />}
          >
            <p>{problemText(save.error)}</p>
          </Banner>
        ) : save.isError ? (
          <FormError message={problemText(save.error)} />
        ) : null}
        <Select
          label={t('fact.difficulty')}
          options={difficulties.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(diffId)}
          onSelect={(id) => setDiffId(Number(id))}
        />
        <TextField
          label={t('fact.base')}
          inputMode="decimal"
          autoComplete="off"
          value={baseText}
          onChange={(event) => setBaseText(event.currentTarget.value)}
          hint={baseHint()}
          error={base === undefined ? t('edit.baseInvalid') : undefined}
        />
        {needsBase ? (
          <Banner tone="warning">
            <p>{t('edit.baseMissing', { name: difficulty.name })}</p>
          </Banner>
        ) : null}
      </form>
    </Dialog>
  );

  function baseHint(): string {
    if (base === null || base === undefined) return t('edit.baseEmpty', { base: difficulty.baseScore });
    const equal = difficulties.find(({ name, baseScore }) => pguNamed(name) !== null && baseScore === base);
    return equal ? t('edit.baseEqual', { name: equal.name }) : t('edit.baseOwn');
  }
}

function StaleActions({
  levelId,
  onOverwrite,
  onClose,
}: {
  levelId: number;
  onOverwrite: (version: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('pages/levels');
  const queries = useQueryClient();
  const overwrite = async () => {
    await queries.refetchQueries({ queryKey: ['levels', 'detail', levelId] });
    const fresh = queries.getQueryData<LevelDetail>(['levels', 'detail', levelId]);
    if (fresh) onOverwrite(fresh.version);
  };
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          void queries.invalidateQueries({ queryKey: ['levels'] });
          onClose();
        }}
      >
        {t('edit.reload')}
      </Button>
      <Button size="small" variant="danger" onClick={() => void overwrite()}>
        {t('edit.overwrite')}
      </Button>
    </>
  );
}

/** A new base moves scores, ranks and lists everywhere: all that is kept of them is asked anew. */
function useSaveLevel(id: number, onSaved: () => void) {
  const { t } = useTranslation('pages/levels');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: LevelChange) => editLevel(id, change),
    onSuccess: async () => {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'difficulties' });
      toast.success(t('edit.saved'));
      onSaved();
    },
  });
}
