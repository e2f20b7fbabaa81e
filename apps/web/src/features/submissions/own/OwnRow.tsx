import { formatAccuracy, formatScore } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { CheckIcon, ClockIcon, CloseIcon, UndoIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { LevelPicture, UNRATED_LEVEL } from '../../media/index.ts';
import type { OwnSubmission } from './api.ts';
import { OwnActions } from './OwnActions.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import './OwnRow.css';

const looks = {
  pending: { tone: 'info', icon: ClockIcon },
  approved: { tone: 'success', icon: CheckIcon },
  declined: { tone: 'danger', icon: CloseIcon },
  withdrawn: { tone: 'plain', icon: UndoIcon },
} as const;

export interface OwnRowProps {
  submission: OwnSubmission;
  /** Whether it can be withdrawn or submitted again from here. */
  acts: boolean;
}

/** One of one's own submissions: what it is, what became of it and, when it was declined, why. */
export function OwnRow({ submission, acts }: OwnRowProps) {
  const { t } = useTranslation('pages/submissions');
  const { kind, row } = submission;
  const difficulty = kind === 'pass' ? row.level.difficulty : UNRATED_LEVEL.difficulty;
  return (
    <li
      className="sent-row edge-of edge-wash"
      data-gone={row.status === 'withdrawn' || undefined}
      data-acts={acts || undefined}
      style={edgeStyle(difficulty)}
    >
      {kind === 'pass' ? (
        <DifficultyBadge of={row.level.difficulty} size={48} className="sent-row-mark" />
      ) : (
        <LevelPicture
          level={{ ...UNRATED_LEVEL, id: row.id }}
          shape="mark"
          className="sent-row-mark rounded-card"
        />
      )}
      <div className="sent-row-text min-w-0">
        <p className="ell text-muted tabular-nums">
          <Facts submission={submission} />
        </p>
        <p className="sent-row-title ell">
          <Title submission={submission} />
        </p>
      </div>
      <p className="sent-row-state">
        <Chip {...looks[row.status]}>{t(`own.status.${row.status}`)}</Chip>
        {row.status === 'pending' && row.queuePosition !== null ? (
          <span className="text-muted">{t('own.queue', { position: row.queuePosition })}</span>
        ) : null}
      </p>
      <TimeAgo at={row.createdAt} className="sent-row-time" />
      {acts && row.status !== 'approved' ? (
        <div className="sent-row-acts">
          <OwnActions submission={submission} title={songOf(submission)} />
        </div>
      ) : null}
      {row.status === 'declined' ? (
        <p className="sent-row-reason">
          <span className="text-faint">{t('own.reason')}</span> {row.declineReason || t('own.noReason')}
        </p>
      ) : null}
    </li>
  );
}

function Facts({ submission: { kind, row } }: { submission: OwnSubmission }) {
  const { t } = useTranslation('pages/submissions');
  if (kind === 'level') return t('own.level', { artist: row.artist, difficulty: row.diff });
  return t('own.pass', {
    id: row.levelId,
    accuracy: formatAccuracy(row.accuracy),
    score: formatScore(row.scoreV2),
    player: row.assignedPlayer?.name ?? row.passer,
  });
}

/** Leads to what came of it, else to the level that it is about: nobody sees the passes of a banned player. */
function Title({ submission }: { submission: OwnSubmission }) {
  const { kind, row } = submission;
  const passId = kind === 'pass' && !row.assignedPlayer?.isBanned ? row.passId : null;
  const id = passId ?? row.levelId;
  const song = songOf(submission);
  if (id === null)
    return (
      <span title={song}>
        <PersonText of={song} />
      </span>
    );
  return (
    <TextLink to={passId === null ? '/levels/$id' : '/passes/$id'} params={{ id }} title={song}>
      <PersonText of={song} />
    </TextLink>
  );
}

function songOf({ kind, row }: OwnSubmission): string {
  return kind === 'level' ? row.song : row.level.song;
}
