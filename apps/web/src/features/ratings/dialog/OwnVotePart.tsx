import { singlesOf } from '@rondo/domain/ratings';
import { useRouter } from '@tanstack/react-router';
import type { RefCallback } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { rememberOrigin } from '../../../lib/session/origin.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { readRating, useDifficulties } from '../../difficulties/index.ts';
import { OwnVoteForm } from './OwnVoteForm.tsx';
import type { Rating } from './rating-api.ts';
import type { OwnVoting } from './use-own-vote.ts';
import type { VotingRight } from './use-voting-right.ts';

export interface OwnVotePartProps {
  rating: Rating;
  right: VotingRight;
  form: RefCallback<HTMLFormElement>;
  voting: OwnVoting;
}

/** The form of one's own vote, or why there is none. What was typed before it went away can still be read. */
export function OwnVotePart({ rating, right, form, voting }: OwnVotePartProps) {
  const isOpen = right === 'open';
  const near = useLikelyPlace(rating);
  return (
    <>
      {isOpen || right === 'unknown' ? null : <NoVoteReason right={right} closedAt={rating.confirmedAt} />}
      {isOpen || voting.isDirty ? (
        <OwnVoteForm form={form} voting={voting} song={rating.level.song} isClosed={!isOpen} near={near} />
      ) : null}
    </>
  );
}

interface NoVoteReasonProps {
  right: Exclude<VotingRight, 'open' | 'unknown'>;
  closedAt: string | null;
}

/** Why one cannot vote, and what can be done about it. */
function NoVoteReason({ right, closedAt }: NoVoteReasonProps) {
  const { t, language } = useTranslation('pages/rating-dialog');
  const { history } = useRouter();
  if (right === 'closed') {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(closedAt ?? 0));
    return (
      <Banner title={t('closed', { date })}>
        <p>{t('closedText')}</p>
      </Banner>
    );
  }
  if (right === 'signed-out') {
    const signIn = (
      <ButtonLink to="/login" size="small" onClick={() => rememberOrigin(history.location.href)}>
        {t('action.signIn')}
      </ButtonLink>
    );
    return (
      <Banner actions={signIn}>
        <p>{t('others.visitor')}</p>
      </Banner>
    );
  }
  if (right === 'banned')
    return (
      <Banner tone="danger" title={t('banned')}>
        <p>{t('bannedText')}</p>
      </Banner>
    );
  const toAccount = (
    <ButtonLink to="/profile/edit" size="small">
      {t('toAccount')}
    </ButtonLink>
  );
  return (
    <Banner tone="warning" title={t('unverified')} actions={toAccount}>
      <p>{t('unverifiedText')}</p>
    </Banner>
  );
}

/** Where in the table this level's votes probably lie: at the averages, else what was asked for, else what it is now. */
function useLikelyPlace(rating: Rating): number {
  const difficulties = useDifficulties();
  const average = rating.averageDifficulty ?? rating.communityDifficulty;
  if (average) return average.sortOrder;
  const asked = readRating(rating.level.rerateNum || rating.requesterFR, difficulties);
  const [first] = asked ? singlesOf(asked) : [];
  return (difficulties.find(({ name }) => name === first?.name) ?? rating.level.difficulty).sortOrder;
}
