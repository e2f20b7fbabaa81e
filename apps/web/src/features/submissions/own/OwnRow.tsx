import { formatScore } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { CheckIcon, ClockIcon, CloseIcon, UndoIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { OwnSubmission } from './api.ts';
import { OwnActions } from './OwnActions.tsx';

const looks = {
  pending: { tone: 'warning', icon: ClockIcon },
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
  const { row } = submission;
  return (
    <li className="grid gap-1 border-hairline py-3 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip {...looks[row.status]}>{t(`own.status.${row.status}`)}</Chip>
        <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
          <Title submission={submission} />
        </span>
        <TimeAgo at={row.createdAt} className="text-12 text-faint tabular-nums" />
      </div>
      <p className="text-muted wrap-anywhere">
        {submission.kind === 'level'
          ? t('own.level', { artist: submission.row.artist, difficulty: submission.row.diff })
          : t('own.pass', {
              player: submission.row.assignedPlayer?.name ?? submission.row.passer,
              score: formatScore(submission.row.scoreV2),
            })}
      </p>
      {row.status === 'pending' && row.queuePosition !== null ? (
        <p className="text-12 text-faint">{t('own.queue', { position: row.queuePosition })}</p>
      ) : null}
      {row.status === 'declined' ? (
        <p className="wrap-anywhere">
          <span className="text-faint">{t('own.reason')}</span> {row.declineReason || t('own.noReason')}
        </p>
      ) : null}
      {acts && row.status !== 'approved' ? (
        <div className="flex flex-wrap items-center gap-3 pt-1">
          <OwnActions submission={submission} title={songOf(submission)} />
        </div>
      ) : null}
    </li>
  );
}

/** Leads to what came of it, else to the level that it is about: nobody sees the passes of a banned player. */
function Title({ submission }: { submission: OwnSubmission }) {
  const { kind, row } = submission;
  const passId = kind === 'pass' && !row.assignedPlayer?.isBanned ? row.passId : null;
  const id = passId ?? row.levelId;
  const song = songOf(submission);
  if (id === null) return song;
  return (
    <TextLink to={passId === null ? '/levels/$id' : '/passes/$id'} params={{ id }}>
      {song}
    </TextLink>
  );
}

function songOf({ kind, row }: OwnSubmission): string {
  return kind === 'level' ? row.song : row.level.song;
}
