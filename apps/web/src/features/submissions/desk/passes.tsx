import { passProfileSteps } from '@rondo/domain/submissions';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { DifficultyBadge, edgeStyle, WrittenDifficulty } from '../../difficulties/index.ts';
import { PassFlags } from '../../passes/index.ts';
import { assignPlayer, type PendingPass } from './api.ts';
import { DuplicateNote, Fact } from './card-parts.tsx';
import type { DeskKind } from './desk-kind.ts';
import { PassFigures } from './PassFigures.tsx';
import { PlayerBox } from './PlayerBox.tsx';
import { UploadTime } from './UploadTime.tsx';

/** Passes: what one is worth and whose it is. */
export const passKind: DeskKind<PendingPass> = {
  useShown: ({ level, assignedPlayer, passer, passerRequest, title }) => {
    const { t } = useTranslation('pages/desk');
    return {
      title: level.song,
      subtitle: (
        <>
          {level.artist} ·{' '}
          <TextLink to="/levels/$id" params={{ id: level.id }} className="underline">
            #{level.id}
          </TextLink>
        </>
      ),
      picture: <DifficultyBadge of={level.difficulty} size={64} />,
      about: t('declining.pass', { player: assignedPlayer?.name ?? passer, song: level.song }),
      videoTitle: title || level.song,
      row: {
        note: assignedPlayer?.name ?? (passerRequest ? t('queue.new', { name: passer }) : passer),
        style: edgeStyle(level.difficulty),
        badge: <DifficultyBadge of={level.difficulty} size={32} />,
      },
    };
  },
  profileSteps: passProfileSteps,
  isComplete: ({ assignedPlayerId }) => assignedPlayerId !== null,
  assign: ({ id }, _steps, [playerId = 0]) => assignPlayer(id, playerId),
  Duplicates: ({ submission: { duplicates = [], levelId } }) => {
    const { t } = useTranslation('pages/desk');
    const title =
      duplicates.length === 1
        ? t('duplicate.pass', { id: duplicates[0]?.id })
        : t('duplicate.passes', { count: duplicates.length });
    return (
      <DuplicateNote title={title} duplicates={duplicates}>
        {(pass) => (
          <>
            #{pass.id}, {pass.player},{' '}
            {pass.levelId === levelId ? (
              t('duplicate.sameLevel')
            ) : (
              <TextLink to="/levels/$id" params={{ id: pass.levelId }}>
                {t('duplicate.otherLevel', { id: pass.levelId })}
              </TextLink>
            )}
          </>
        )}
      </DuplicateNote>
    );
  },
  Facts: ({ submission, work, sender }) => {
    const { t } = useTranslation('pages/desk');
    const { flags, passer } = submission;
    const hasFlags = flags.is12K || flags.is16K || flags.isNoHoldTap;
    return (
      <div className="grid grid-cols-1 content-start gap-4">
        <PassFigures submission={submission} />
        <dl className="desk-facts">
          <Fact label={t('pass.player')} className="desk-facts-tall">
            <PlayerBox
              submission={submission}
              isMissing={work.isIncomplete}
              onCreate={() => work.makeProfiles([{ kind: 'player', name: passer.trim(), requestIds: [] }])}
              onAssigned={work.complete}
            />
          </Fact>
          {sender}
          <Fact label={t('pass.flags')}>
            {hasFlags ? <PassFlags pass={{ ...flags, isWorldsFirst: false }} /> : '-'}
          </Fact>
          <Fact label={t('pass.feeling')}>
            <WrittenDifficulty text={submission.feelingDifficulty} />
          </Fact>
          <Fact label={t('pass.uploaded')}>
            <UploadTime submission={submission} />
          </Fact>
        </dl>
      </div>
    );
  },
};
