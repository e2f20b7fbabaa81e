import { singlesOf } from '@rondo/domain/ratings';
import { levelProfileSteps } from '@rondo/domain/submissions';
import { call } from '../../../lib/api/call.ts';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ExternalLink, TextLink } from '../../../ui/Link.tsx';
import {
  DifficultyBadge,
  edgeStyle,
  RatingBadges,
  readRating,
  useDifficulties,
  WrittenDifficulty,
} from '../../difficulties/index.ts';
import type { PendingLevel } from './api.ts';
import { CreditRequests } from './CreditRequests.tsx';
import { Fact } from '../parts/Fact.tsx';
import { DuplicateNote, SenderFact } from './card-parts.tsx';
import type { DeskKind } from './desk-kind.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

/** Levels: where one can be had and who gets credit for it. */
export const levelKind: DeskKind<PendingLevel> = {
  useShown: ({ song, artist, diff }) => {
    const { t } = useTranslation('pages/desk');
    const difficulties = useDifficulties();
    const rating = readRating(diff, difficulties);
    const singles = rating === null ? [] : singlesOf(rating);
    const difficulty = difficulties.find(({ name }) => name === singles[0]?.name);
    return {
      title: song,
      subtitle: artist,
      picture: rating ? <RatingBadges singles={singles} difficulties={difficulties} size={64} /> : null,
      about: t('declining.level', { song, artist }),
      videoTitle: song,
      row: {
        note: artist,
        style: difficulty && edgeStyle(difficulty),
        badge: difficulty ? (
          <DifficultyBadge of={difficulty} size={32} />
        ) : (
          <span className="ell text-center text-12 text-muted" title={diff}>
            {diff}
          </span>
        ),
      },
    };
  },
  profileSteps: levelProfileSteps,
  isComplete: () => true,
  assign: ({ id, teamRequestData: request }, steps, ids) => {
    const pairs = steps.flatMap(({ requestIds }, step) =>
      requestIds.map((requestId) => ({ id: requestId, creatorId: ids[step] ?? 0 })),
    );
    const team = pairs.find((pair) => pair.id === request?.id);
    const creatorRequests = pairs.filter((pair) => pair !== team);
    const teamRequestData = team && { teamId: team.creatorId };
    return call('assignProfiles', { id, body: { creatorRequests, teamRequestData } });
  },
  Duplicates: ({ submission: { duplicates = [] } }) => {
    const { t } = useTranslation('pages/desk');
    return (
      <DuplicateNote title={t('duplicate.levels', { count: duplicates.length })} duplicates={duplicates}>
        {({ id, song, artist }) => (
          <>
            <TextLink to="/levels/$id" params={{ id }}>
              #{id} {song}
            </TextLink>{' '}
            <span className="text-muted">
              <PersonText of={artist} />
            </span>
          </>
        )}
      </DuplicateNote>
    );
  },
  Facts: ({ submission, work }) => {
    const { t } = useTranslation('pages/desk');
    return (
      <div className="grid grid-cols-1 content-start gap-5">
        <dl className="facts">
          <Fact label={t('level.wanted')}>
            <WrittenDifficulty text={submission.diff} />
          </Fact>
          <Fact label={t('level.download')}>
            <Address text={submission.directDL} />
          </Fact>
          <Fact label={t('level.workshop')}>
            <Address text={submission.wsLink} />
          </Fact>
          <Fact label={t('term.video')}>
            <Address text={submission.videoLink} />
          </Fact>
          <SenderFact submission={submission} />
        </dl>
        <CreditRequests submission={submission} disabled={work.isBusy} />
      </div>
    );
  },
};

function Address({ text }: { text: string }) {
  const address = externalLink(text);
  if (address === null) return <span className="text-muted">{text.trim() === '' ? '-' : text}</span>;
  return (
    <ExternalLink href={address} className="max-w-full wrap-anywhere">
      {address.replace(/^https?:\/\/(www\.)?/, '')}
    </ExternalLink>
  );
}
