import { formatCount } from '@rondo/domain/format';
import { useState } from 'react';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../../lib/queries/use-act.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { FormError } from '../../../../ui/FormError.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { ChevronRightIcon } from '../../../../ui/icons.ts';
import { DifficultyBadge } from '../../DifficultyBadge.tsx';
import type { DifficultyUsage } from '../api.ts';
import { useEffectPreview } from '../use-effect-preview.ts';
import { Replacement } from './Replacement.tsx';
import { Steps } from './Steps.tsx';
import './DeleteDialog.css';

export interface DeleteDialogProps {
  difficulty: DifficultyUsage;
  table: readonly DifficultyUsage[];
  onClose: () => void;
}

/** What a deletion means, and what takes the place of the difficulty; the password was asked for before. */
export function DeleteDialog({ difficulty, table, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['pages/difficulties', 'errors']);
  const [isRead, setRead] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [fallback, setFallback] = useState<DifficultyUsage | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { id, name, levels, passes, directives } = difficulty;
  const preview = useEffectPreview(id, fallback && { fallbackId: fallback.id });
  const deleting = useAct('deleteDifficulty', {
    changes: 'difficulty',
    done: ({ updatedLevels }) =>
      t('delete.done', { name, count: updatedLevels, fallback: fallback?.name ?? '' }),
    failed: (reason) => t('delete.failed', { name, reason }),
    onSuccess: onClose,
  });
  const submit = () => {
    if (!isChoosing) {
      if (isRead) setChoosing(true);
      return;
    }
    setMissing(fallback === null);
    if (fallback) deleting.mutate({ id, fallbackId: fallback.id });
  };
  return (
    <FormDialog
      title={isChoosing ? t('delete.where') : t('delete.title', { name })}
      width="28rem"
      isLayer={false}
      step={isChoosing ? 'replacement' : 'consequences'}
      busy={deleting.isPending}
      sending={deleting.isPending}
      unready={isChoosing ? fallback !== null && preview.effect === null : !isRead}
      buttonOnly={isChoosing}
      tone={isChoosing ? 'danger' : 'primary'}
      cancelLabel={t('delete.keep', { name })}
      submitLabel={isChoosing ? t('delete.submit', { name, count: levels }) : t('delete.choose')}
      actions={
        isChoosing ? (
          <Button variant="ghost" disabled={deleting.isPending} onClick={() => setChoosing(false)}>
            {t('delete.back')}
          </Button>
        ) : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Steps current={isChoosing ? 2 : 1} />
      {deleting.error ? <FormError message={problemText(deleting.error)} /> : null}
      {isChoosing ? (
        <Replacement
          difficulty={difficulty}
          table={table}
          chosen={fallback}
          preview={preview}
          error={isMissing && fallback === null ? t('delete.missing') : null}
          onChoose={(next) => {
            setFallback(next);
            setMissing(false);
            deleting.reset();
          }}
        />
      ) : (
        <>
          <div className="dif-count">
            <DifficultyBadge of={difficulty} size={48} decorative />
            <p>
              <b>{formatCount(levels)}</b>
              <span className="text-muted">{t('delete.levels', { count: levels })}</span>
            </p>
          </div>
          <ul className="grid gap-2 text-muted">
            {passes > 0 ? <Consequence>{t('delete.passes', { count: passes })}</Consequence> : null}
            {directives > 0 ? (
              <Consequence>{t('delete.rules', { count: directives, name })}</Consequence>
            ) : null}
            <Consequence>{t('delete.votes', { name })}</Consequence>
            <Consequence>{t('delete.history', { name })}</Consequence>
          </ul>
          <Checkbox
            label={t('delete.read')}
            checked={isRead}
            onChange={(event) => setRead(event.currentTarget.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}

function Consequence({ children }: { children: string }) {
  return (
    <li className="flex gap-2">
      <Icon of={ChevronRightIcon} size={18} className="mt-0.5 text-faint" />
      <span>{children}</span>
    </li>
  );
}
