import { formatAccuracy, formatScore, formatSpeed } from '@rondo/domain/format';
import { JUDGEMENT_KEYS } from '@rondo/domain/passes';
import { passProfileSteps } from '@rondo/domain/submissions';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/call.ts';
import { dayText } from '../../../lib/day-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { DifficultyBadge, edgeStyle, WrittenDifficulty } from '../../difficulties/index.ts';
import { JudgementBar, JudgementCount, PassFlags, TileRemark } from '../../passes/index.ts';
import type { PendingPass } from './api.ts';
import { Fact } from '../parts/Fact.tsx';
import { DuplicateNote, SenderFact } from './card-parts.tsx';
import type { DeskKind } from './desk-kind.ts';
import { PlayerBox } from './PlayerBox.tsx';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';

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
      level,
      row: {
        note: assignedPlayer?.name ?? (passerRequest ? t('queue.new', { name: passer }) : passer),
        style: edgeStyle(level.difficulty),
        badge: <DifficultyBadge of={level.difficulty} size={32} />,
      },
    };
  },
  profileSteps: passProfileSteps,
  isComplete: ({ assignedPlayerId }) => assignedPlayerId !== null,
  assign: ({ id }, _steps, [playerId = 0]) => call('assignPlayer', { id, body: { playerId } }),
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
            #{pass.id} · {pass.player} ·{' '}
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
  Facts: ({ submission, work }) => {
    const { t } = useTranslation('pages/desk');
    const { flags, passer } = submission;
    const hasFlags = flags.is12K || flags.is16K || flags.isNoHoldTap;
    return (
      <div className="grid grid-cols-1 content-start gap-4">
        <PassFigures submission={submission} />
        <dl className="facts">
          <Fact label={t('term.player')} className="items-start">
            <PlayerBox
              submission={submission}
              isMissing={work.isIncomplete}
              onCreate={() => work.makeProfiles([{ kind: 'player', name: passer.trim(), requestIds: [] }])}
              onSettled={work.complete}
            />
          </Fact>
          <SenderFact submission={submission} />
          <Fact label={t('term.flags')}>
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

/** Accuracy, score and speed as the server computes them, and the seven counts. */
function PassFigures({ submission }: { submission: PendingPass }) {
  const { t } = useTranslation(['pages/desk', 'passes']);
  const { accuracy, scoreV2, speed, judgements, level } = submission;
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-5 gap-y-2">
        <Figure name={t('term.accuracy')}>{formatAccuracy(accuracy)}</Figure>
        <Figure name={t('term.score')}>{formatScore(scoreV2)}</Figure>
        <Figure name={t('term.speed')}>{formatSpeed(speed)}</Figure>
      </dl>
      <div className="grid gap-2">
        <JudgementBar judgements={judgements} />
        <ul className="flex justify-between tabular-nums" aria-label={t('term.judgements')}>
          {JUDGEMENT_KEYS.map((key) => (
            <li key={key} title={t(`passes:judgement.${key}`)}>
              <HiddenLabel of={t(`passes:judgement.${key}`)} />
              <JudgementCount judgement={key} count={judgements[key]} />
            </li>
          ))}
        </ul>
        <TileRemark judgements={judgements} level={level} />
      </div>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="over">{name}</dt>
      <dd className="text-22 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** When the video appeared: as the sender says, and where the video itself says something else. */
function UploadTime({ submission }: { submission: PendingPass }) {
  const { t, language } = useTranslation('pages/desk');
  const { rawTime, vidUploadDay, videoTime } = submission;
  const write = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
  const given = vidUploadDay ? dayText(vidUploadDay, language, 'medium') : write(rawTime);
  if (videoTime.found === null)
    return (
      <span className="flex flex-wrap items-center gap-2">
        {given} <Chip>{t('upload.byHand')}</Chip>
      </span>
    );
  if (!videoTime.differs) return write(vidUploadDay ? videoTime.found : rawTime);
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        {write(videoTime.found)} <Chip tone="warning">{t('upload.differs')}</Chip>
      </span>
      <span className="text-12 text-muted">{t('upload.given', { time: given })}</span>
    </span>
  );
}
