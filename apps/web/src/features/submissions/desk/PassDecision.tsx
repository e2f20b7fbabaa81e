import { passProfileSteps } from '@rondo/domain/submissions';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { DifficultyBadge, WrittenDifficulty } from '../../difficulties/index.ts';
import { PassFlags } from '../../passes/index.ts';
import type { PendingPass } from './api.ts';
import { Decision } from './Decision.tsx';
import { PassDuplicates } from './Duplicates.tsx';
import { PassFigures } from './PassFigures.tsx';
import { PlayerBox } from './PlayerBox.tsx';
import { Sender } from './Sender.tsx';
import { UploadTime } from './UploadTime.tsx';
import { type CardPlace, useDecision } from './use-decision.ts';
import { VideoBox } from './VideoBox.tsx';

const ProfilesDialog = lazyPart(() => import('./profiles/ProfilesDialog.tsx'), 'ProfilesDialog');

export interface PassDecisionProps {
  submission: PendingPass;
  place: CardPlace;
}

/** A pass, what it is worth and whose it is. */
export function PassDecision({ submission, place }: PassDecisionProps) {
  const { t } = useTranslation('pages/desk');
  const { id, level, assignedPlayer, passer, flags } = submission;
  const [making, setMaking] = useState<'approve' | 'assign' | null>(null);
  const [isPlayerMissing, setPlayerMissing] = useState(false);
  const steps = passProfileSteps(submission);
  const hasFlags = flags.is12K || flags.is16K || flags.isNoHoldTap;
  const decision = useDecision({
    kind: 'passes',
    submission,
    isMaking: making !== null,
    title: level.song,
    ...place,
    mayApprove: () => {
      if (submission.assignedPlayerId !== null) return true;
      if (steps.length > 0) setMaking('approve');
      else setPlayerMissing(true);
      return false;
    },
  });
  return (
    <Decision
      kind="passes"
      submission={submission}
      picture={<DifficultyBadge of={level.difficulty} size={64} />}
      title={level.song}
      subtitle={
        <>
          {level.artist} ·{' '}
          <TextLink to="/levels/$id" params={{ id: level.id }} className="underline">
            #{level.id}
          </TextLink>
        </>
      }
      about={t('declining.pass', { player: assignedPlayer?.name ?? passer, song: level.song })}
      note={steps.length > 0 ? t('profilesFirst', { count: steps.length }) : null}
      decision={decision}
    >
      <PassDuplicates submission={submission} />
      <div className="decision-columns">
        <div className="grid grid-cols-1 content-start gap-4">
          <PassFigures submission={submission} />
          <dl className="desk-facts">
            <div className="desk-facts-tall">
              <dt>{t('pass.player')}</dt>
              <dd>
                <PlayerBox
                  submission={submission}
                  isMissing={isPlayerMissing}
                  onCreate={() => setMaking('assign')}
                  onAssigned={() => setPlayerMissing(false)}
                />
              </dd>
            </div>
            <div>
              <dt>{t('sender.label')}</dt>
              <dd>
                <Sender submission={submission} />
              </dd>
            </div>
            <div>
              <dt>{t('pass.flags')}</dt>
              <dd>{hasFlags ? <PassFlags pass={{ ...flags, isWorldsFirst: false }} /> : '-'}</dd>
            </div>
            <div>
              <dt>{t('pass.feeling')}</dt>
              <dd>
                <WrittenDifficulty text={submission.feelingDifficulty} />
              </dd>
            </div>
            <div>
              <dt>{t('pass.uploaded')}</dt>
              <dd>
                <UploadTime submission={submission} />
              </dd>
            </div>
          </dl>
        </div>
        <VideoBox link={submission.videoLink} title={submission.title || level.song} />
      </div>
      {making ? (
        <Suspense>
          <ProfilesDialog
            target={{ kind: 'passes', id }}
            steps={steps.length > 0 ? steps : [{ kind: 'player', name: passer, requestIds: [] }]}
            approves={making === 'approve'}
            onClose={() => setMaking(null)}
            onApproved={() => {
              setMaking(null);
              decision.decided('allowed');
            }}
          />
        </Suspense>
      ) : null}
    </Decision>
  );
}
