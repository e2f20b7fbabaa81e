import { MAX_COMMENT_LENGTH } from '@rondo/domain/ratings';
import { type RefCallback, useEffect, useRef } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Said } from '../../../ui/Said.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { RatingInput } from './RatingInput.tsx';
import type { OwnVoting } from './use-own-vote.ts';

export interface OwnVoteFormProps {
  form: RefCallback<HTMLFormElement>;
  voting: OwnVoting;
  song: string;
  /** Nothing can be saved any more; what was typed can still be read. */
  isClosed: boolean;
  near: number;
}

/** One's own rating, comment, and whether it counts for the managers or the community. */
export function OwnVoteForm({ form, voting, song, isClosed, near }: OwnVoteFormProps) {
  const { t } = useTranslation('pages/rating-dialog');
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first field when it opens, which may be before the rating has come.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const { draft, errors, needsComment, isBusy } = voting;
  const length = draft.comment.trim().length;
  const failure = voting.saveFailure ?? voting.removeFailure;
  const textOf = (problem: FieldCode | undefined) =>
    problem && (isKnown(problem.code) ? t(`own.problem.${problem.code}`) : problem.message);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      aria-label={t('own.labelOf', { song })}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* A field that has the focus already is not read again with its error. */}
      <Said by={errors.unmoved} text={textOf(errors.at('rating') ?? errors.at('comment')) ?? null} />
      {failure ? (
        <FormError
          title={voting.saveFailure ? t('own.failed') : t('own.failedRemove')}
          message={problemText(failure)}
          limit={160}
        />
      ) : null}
      <RatingInput
        ref={input}
        text={draft.rating}
        parsed={voting.parsed}
        onText={(rating) => voting.change({ rating })}
        error={textOf(errors.at('rating'))}
        disabled={isClosed}
        near={near}
      />
      <TextArea
        label={t('term.comment')}
        hint={needsComment && !errors.at('comment') ? t('own.commentHint') : t('own.linkHint')}
        aside={
          <span className={length > MAX_COMMENT_LENGTH ? 'text-danger' : undefined}>
            {length} / {MAX_COMMENT_LENGTH}
          </span>
        }
        required={needsComment}
        error={textOf(errors.at('comment'))}
        rows={4}
        readOnly={isClosed}
        value={draft.comment}
        onChange={(event) => voting.change({ comment: event.currentTarget.value })}
      />
      {voting.mayManage ? (
        <div className="flex items-center justify-between gap-3">
          <span className="text-muted">{t('own.countAs')}</span>
          <SegmentedControl
            size="small"
            label={t('own.countAs')}
            segments={[
              { value: 'manager', label: t('term.manager') },
              { value: 'community', label: t('term.community') },
            ]}
            value={draft.isCommunityRating ? 'community' : 'manager'}
            onChange={(kind) =>
              !isBusy && !isClosed && voting.change({ isCommunityRating: kind === 'community' })
            }
          />
        </div>
      ) : null}
    </form>
  );
}

const KNOWN = ['RATING_REQUIRED', 'INVALID_RATING', 'COMMENT_REQUIRED', 'COMMENT_TOO_LONG'] as const;

function isKnown(code: string): code is (typeof KNOWN)[number] {
  return KNOWN.some((known) => known === code);
}
