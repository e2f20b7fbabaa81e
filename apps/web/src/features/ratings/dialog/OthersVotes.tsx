import { formatCount } from '@rondo/domain/format';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { RatingVote } from './rating-api.ts';
import { VoteRow } from './VoteRow.tsx';

export interface OthersVotesProps {
  votes: readonly RatingVote[];
  /** Who looks; null for visitors. */
  viewerId: number | null;
  /** Whose votes may be removed. */
  mayDelete: (vote: RatingVote) => boolean;
  onDelete: (vote: RatingVote) => void;
}

const kinds = ['manager', 'community'] as const;
type Kind = (typeof kinds)[number];

/** All votes in two lists, the latest first. */
export function OthersVotes({ votes, viewerId, mayDelete, onDelete }: OthersVotesProps) {
  const { t } = useTranslation('pages/rating-dialog');
  const [chosen, setChosen] = useState<Kind | null>(null);
  const of = (kind: Kind) =>
    votes
      .filter(({ isCommunityRating }) => isCommunityRating === (kind === 'community'))
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const kind = chosen ?? (of('manager').length === 0 && of('community').length > 0 ? 'community' : 'manager');
  const shown = of(kind);
  return (
    <section aria-label={t('others.title')}>
      <Tabs
        label={t('others.title')}
        tabs={kinds.map((id) => ({ id, label: `${t(`others.${id}`)} ${formatCount(of(id).length)}` }))}
        selected={kind}
        onSelect={setChosen}
      >
        {shown.length === 0 ? (
          <p className="py-4 text-muted">{t('others.none')}</p>
        ) : (
          <ul className="rating-votes">
            {shown.map((vote) => (
              <VoteRow
                key={vote.userId}
                vote={vote}
                isOwn={vote.userId === viewerId}
                onDelete={mayDelete(vote) ? () => onDelete(vote) : undefined}
              />
            ))}
          </ul>
        )}
      </Tabs>
    </section>
  );
}
