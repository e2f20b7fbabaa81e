import { isManager } from '@rondo/domain/auth';
import { isCommentRequired, MAX_COMMENT_LENGTH } from '@rondo/domain/ratings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { type FieldCode, useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import type { ViewerUser } from '../../../lib/session/viewer.ts';
import { readRating, useDifficulties } from '../../difficulties/index.ts';
import { type Rating, rememberRating } from '../rating-cards.ts';

/** A blank rating takes the vote back. */
interface OwnVote {
  rating: string;
  comment: string;
  isCommunityRating: boolean;
}

/** Where the server's refusals belong. */
const FIELD_OF: ReadonlyMap<string, keyof OwnVote> = new Map([
  ['INVALID_RATING', 'rating'],
  ['COMMENT_TOO_LONG', 'comment'],
  ['COMMENT_REQUIRED', 'comment'],
]);

/**
 * One's own vote on a rating. Only what was typed is kept here: elsewhere the saved vote shows, so that updates of the
 * rating never remove typed text. The ref belongs to the form element.
 */
export function useOwnVote(rating: Rating, user: ViewerUser | null) {
  const { t } = useTranslation('pages/rating-dialog');
  const queries = useQueryClient();
  const difficulties = useDifficulties();
  const [typed, setTyped] = useState<Partial<OwnVote>>({});

  const mayManage = user !== null && isManager(user);
  const own = rating.details.find(({ userId }) => userId === user?.id);
  const saved: OwnVote = {
    rating: own?.rating ?? '',
    comment: own?.comment ?? '',
    isCommunityRating: own?.isCommunityRating ?? !mayManage,
  };
  const draft = { ...saved, ...typed };
  const parsed = readRating(draft.rating, difficulties);
  const isBlank = draft.rating.trim() === '';
  const isRemoval = isBlank && own !== undefined;
  const needsComment = !isRemoval && parsed !== null && isCommentRequired(parsed, rating.requireComment);
  const isDirty =
    draft.rating.trim() !== saved.rating ||
    draft.comment.trim() !== saved.comment.trim() ||
    (draft.isCommunityRating !== saved.isCommunityRating && !isBlank);

  const problems: FieldCode[] = [];
  if (isBlank && !isRemoval) problems.push({ field: 'rating', code: 'RATING_REQUIRED' });
  if (parsed === null) problems.push({ field: 'rating', code: 'INVALID_RATING' });
  if (!isRemoval && draft.comment.trim().length > MAX_COMMENT_LENGTH)
    problems.push({ field: 'comment', code: 'COMMENT_TOO_LONG' });
  if (needsComment && draft.comment.trim() === '')
    problems.push({ field: 'comment', code: 'COMMENT_REQUIRED' });
  const [form, errors] = useFormErrors(problems);

  /** What was typed while the answer was on its way stays. */
  const forget = (sent: OwnVote) =>
    setTyped((before) => ({
      ...(before.rating === undefined || before.rating.trim() === sent.rating
        ? {}
        : { rating: before.rating }),
      ...(before.comment === undefined || before.comment.trim() === sent.comment
        ? {}
        : { comment: before.comment }),
    }));
  const settle = (next: Rating) => {
    rememberRating(queries, next);
    errors.reset();
    void queries.invalidateQueries({ queryKey: keyOf('staffStatistics') });
  };
  const save = useAct((body: OwnVote) => call('saveRating', { id: rating.id, body }), {
    done: (_, vote) => (vote.rating === '' ? t('own.removed') : t('own.saved')),
    onSuccess: ({ rating: next }, vote) => {
      if (vote.rating === '') setTyped({});
      else forget(vote);
      settle(next);
    },
    onError: (error) => {
      if (!isProblem(error)) return;
      const field = FIELD_OF.get(error.code);
      errors.refuse(field ? [{ field, code: error.code, message: error.message }] : error.fields);
      if (error.code === 'RATING_CLOSED')
        void queries.invalidateQueries({ queryKey: keyOf('rating', { id: rating.id }) });
      if (error.code === 'RATING_BANNED') void queries.invalidateQueries({ queryKey: keyOf('profile') });
    },
  });
  const remove = useAct('deleteRatingDetail', {
    done: t('own.removed'),
    onSuccess: ({ rating: next }, { userId }) => {
      if (userId === user?.id) setTyped({});
      settle(next);
    },
  });
  const isBusy = save.isPending || remove.isPending;

  const vote = {
    own,
    draft,
    parsed,
    mayManage,
    needsComment,
    isRemoval,
    isDirty,
    isBusy,
    isSaving: save.isPending,
    isRemoving: remove.isPending,
    canSave: isDirty && problems.length === 0,
    errors,
    /** What could not be saved, unless a field says it. */
    saveFailure: errors.marked > 0 ? null : save.error,
    removeFailure: remove.error,
    change: (changes: Partial<OwnVote>) => {
      setTyped((before) => ({ ...before, ...changes }));
      errors.changed(Object.keys(changes));
    },
    submit: () => {
      if (isBusy || !isDirty) return;
      remove.reset();
      if (!errors.attempt()) return;
      save.mutate({
        rating: draft.rating.trim(),
        comment: draft.comment.trim(),
        isCommunityRating: draft.isCommunityRating,
      });
    },
    remove: (userId: number) => {
      save.reset();
      remove.mutate({ id: rating.id, userId });
    },
  };
  return [form, vote] as const;
}
export type OwnVoting = ReturnType<typeof useOwnVote>[1];
