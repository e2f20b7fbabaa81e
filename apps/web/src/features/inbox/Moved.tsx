import { formatScore } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { GainPill } from '../../ui/Chip.tsx';
import type { InboxEntry } from './api.ts';
import { signedScore } from './signed-score.ts';
import { Listed } from '../../ui/Listed.tsx';
import { slot, Written } from '../../ui/Written.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

export interface MovedProps {
  entry: Pick<InboxEntry, 'moved' | 'passed'>;
  /** Says the ranked score itself, too. */
  withScores: boolean;
  onFollow: () => void;
}

/** What moved: ranked score and rank before and after, and who was passed. */
export function Moved({ entry: { moved, passed }, withScores, onFollow }: MovedProps) {
  const { t } = useTranslation('pages/inbox');
  if (moved === null) return null;
  const { scoreBefore, scoreAfter, rankBefore, rankAfter } = moved;
  const gain = scoreAfter - scoreBefore;
  const before = formatScore(scoreBefore);
  const after = formatScore(scoreAfter);
  return (
    <>
      {withScores ? (
        <span className="whitespace-nowrap text-muted tabular-nums">
          <span className="sr-only">{t('moved.scores', { before, after })}</span>
          <span aria-hidden="true">
            {before} → <b className="text-text">{after}</b>
          </span>
        </span>
      ) : null}
      <Gain of={gain} />
      <Ranks before={rankBefore} after={rankAfter} />
      {passed === null || passed.count === 0 ? null : <PassedPlayers passed={passed} onFollow={onFollow} />}
    </>
  );
}

/** Scores are shown with two decimals; less than half of the last one is the same score. */
const leastGain = 0.005;

function Gain({ of }: { of: number }) {
  if (Math.abs(of) < leastGain) return null;
  const shown = signedScore(of);
  return of > 0 ? (
    <GainPill>{shown}</GainPill>
  ) : (
    <span className="whitespace-nowrap text-muted tabular-nums">{shown}</span>
  );
}

function Ranks({ before, after }: { before: number | null; after: number | null }) {
  const { t } = useTranslation('pages/inbox');
  if (after === null) return null;
  if (before === after) return <span className="text-muted">{t('moved.stays', { rank: after })}</span>;
  if (before === null) return <span className="text-muted">{t('moved.first', { rank: after })}</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className="sr-only">{t('moved.ranks', { before, after })}</span>
      <span aria-hidden="true">
        <span className="text-faint">#{before} →</span> <b>#{after}</b>
      </span>
    </span>
  );
}

interface PassedPlayersProps {
  passed: NonNullable<InboxEntry['passed']>;
  onFollow: () => void;
}

function PassedPlayers({ passed: { count, players }, onFollow }: PassedPlayersProps) {
  const { t } = useTranslation('pages/inbox');
  const more = count - players.length;
  if (players.length === 0) return <span>{t('moved.passedCount', { count })}</span>;
  const names = players.map(({ id, name }) => (
    <Link key={id} to="/profile/$id" params={{ id }} className="inbox-name" onClick={onFollow}>
      <PersonText of={name} />
    </Link>
  ));
  const given = { players: slot('players') };
  return (
    <span className="text-muted">
      <Written
        text={more > 0 ? t('moved.passedMore', { count: more, ...given }) : t('moved.passed', given)}
        parts={{ players: <Listed items={names} /> }}
      />
    </span>
  );
}
