import { isManager } from '@rondo/domain/auth';
import { isCommentRequired, MAX_COMMENT_LENGTH } from '@rondo/domain/ratings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { type FieldCode, useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { pendingCountsQuery } from '../../../lib/session/pending-counts.ts';
import { type ViewerUser, viewerQuery } from '../../../lib/session/viewer.ts';
import { toast } from '../../../ui/toast.ts';
import { readRating, useDifficulties } from '../../difficulties/index.ts';
import { ratingQuery, rememberRating } from '../rating-cards.ts';
import { deleteVote, type OwnVote, type Rating, saveVote } from './rating-api.ts';

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
  const settle = (next: Rating, done: string) => {
    rememberRating(queries, next);
    errors.reset();
    toast.success(done);
    void queries.invalidateQueries({ queryKey: pendingCountsQuery.queryKey });
  };
  const save = useMutation({
    mutationFn: (vote: OwnVote) => saveVote(rating.id, vote),
    onSuccess: (next, vote) => {
      if (vote.rating === '') setTyped({});
      else forget(vote);
      settle(next, vote.rating === '' ? t('own.removed') : t('own.saved'));
    },
    onError: (error) => {
      if (!isProblem(error)) return;
      const field = FIELD_OF.get(error.code);
      errors.refuse(field ? [{ field, code: error.code, message: error.message }] : error.fields);
      if (error.code === 'RATING_CLOSED')
        void queries.invalidateQueries({ queryKey: ratingQuery(rating.id).queryKey });
      if (error.code === 'RATING_BANNED') void queries.invalidateQueries({ queryKey: viewerQuery.queryKey });
    },
  });
  const remove = useMutation({
    mutationFn: (userId: number) => deleteVote(rating.id, userId),
    onSuccess: (next, userId) => {
      if (userId === user?.id) setTyped({});
      settle(next, t('own.removed'));
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
      remove.mutate(userId);
    },
  };
  return [form, vote] as const;
}
export type OwnVoting = ReturnType<typeof useOwnVote>[1];
