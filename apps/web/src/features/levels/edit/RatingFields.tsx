import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { LevelEditing } from './use-level-edit.ts';

/** Whether the level is rated, for which number and why. Both texts go into the rating when it is closed. */
export function RatingFields({ editing }: { editing: LevelEditing }) {
  const { t } = useTranslation('pages/level-edit');
  const { stored, draft, change } = editing;
  const isVote = /^vote/i.test(draft.rerateNum);
  return (
    <FieldGroup title={t('rating')}>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Checkbox
          label={t('toRate')}
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
            hint={isVote ? t('rerateVote') : t('rerateNumHint')}
            {...editing.box('rerateNum')}
          />
          <TextArea label={t('rerateReason')} rows={2} {...editing.box('rerateReason')} />
        </div>
      ) : null}
    </FieldGroup>
  );
}
