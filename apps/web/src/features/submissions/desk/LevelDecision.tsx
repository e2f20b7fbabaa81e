import { singlesOf } from '@rondo/domain/ratings';
import { levelProfileSteps } from '@rondo/domain/submissions';
import { Suspense, useState } from 'react';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ExternalLink } from '../../../ui/Link.tsx';
import { RatingBadges, readRating, useDifficulties, WrittenDifficulty } from '../../difficulties/index.ts';
import type { PendingLevel } from './api.ts';
import { CreditRequests } from './CreditRequests.tsx';
import { Decision } from './Decision.tsx';
import { LevelDuplicates } from './Duplicates.tsx';
import { Sender } from './Sender.tsx';
import { type CardPlace, useDecision } from './use-decision.ts';
import { VideoBox } from './VideoBox.tsx';

const ProfilesDialog = lazyPart(() => import('./profiles/ProfilesDialog.tsx'), 'ProfilesDialog');

export interface LevelDecisionProps {
  submission: PendingLevel;
  place: CardPlace;
}

/** A level, where it can be had and who gets credit for it. */
export function LevelDecision({ submission, place }: LevelDecisionProps) {
  const { t } = useTranslation('pages/desk');
  const { id, song, artist, diff } = submission;
  const [making, setMaking] = useState(false);
  const steps = levelProfileSteps(submission);
  const decision = useDecision({
    kind: 'levels',
    submission,
    isMaking: making,
    title: song,
    ...place,
    mayApprove: () => {
      if (steps.length > 0) setMaking(true);
      return steps.length === 0;
    },
  });
  return (
    <Decision
      kind="levels"
      submission={submission}
      picture={<WantedBadges text={diff} />}
      title={song}
      subtitle={artist}
      about={t('declining.level', { song, artist })}
      note={steps.length > 0 ? t('profilesFirst', { count: steps.length }) : null}
      decision={decision}
    >
      <LevelDuplicates submission={submission} />
      <div className="decision-columns">
        <div className="grid grid-cols-1 content-start gap-5">
          <dl className="desk-facts">
            <div>
              <dt>{t('level.wanted')}</dt>
              <dd>
                <WrittenDifficulty text={diff} />
              </dd>
            </div>
            <div>
              <dt>{t('level.download')}</dt>
              <dd>
                <Address text={submission.directDL} />
              </dd>
            </div>
            <div>
              <dt>{t('level.workshop')}</dt>
              <dd>
                <Address text={submission.wsLink} />
              </dd>
            </div>
            <div>
              <dt>{t('level.video')}</dt>
              <dd>
                <Address text={submission.videoLink} />
              </dd>
            </div>
            <div>
              <dt>{t('sender.label')}</dt>
              <dd>
                <Sender submission={submission} />
              </dd>
            </div>
          </dl>
          <CreditRequests submission={submission} disabled={decision.isBusy} />
        </div>
        <VideoBox link={submission.videoLink} title={song} />
      </div>
      {making ? (
        <Suspense>
          <ProfilesDialog
            target={{ kind: 'levels', id, teamRequestId: submission.teamRequestData?.id ?? null }}
            steps={steps}
            approves
            onClose={() => setMaking(false)}
            onApproved={() => {
              setMaking(false);
              decision.decided('allowed');
            }}
          />
        </Suspense>
      ) : null}
    </Decision>
  );
}

function WantedBadges({ text }: { text: string }) {
  const difficulties = useDifficulties();
  const rating = readRating(text, difficulties);
  return rating ? <RatingBadges singles={singlesOf(rating)} difficulties={difficulties} size={64} /> : null;
}

function Address({ text }: { text: string }) {
  const address = externalLink(text);
  if (address === null) return <span className="text-muted">{text.trim() === '' ? '-' : text}</span>;
  return (
    <ExternalLink href={address} className="max-w-full wrap-anywhere">
      {address.replace(/^https?:\/\/(www\.)?/, '')}
    </ExternalLink>
  );
}
