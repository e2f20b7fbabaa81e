import { formatAccuracy, formatCount, formatScore, formatSpeed, NO_VALUE } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayText } from '../../../lib/day-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useIsPainted } from '../../../lib/use-is-painted.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { StoredMark } from '../../modifiers/index.ts';
import type { LevelDetail, LevelPass } from '../api.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './LevelRecords.css';

type FirstClear = NonNullable<LevelDetail['firstClear']>;
type Holder = { id: number; name: string; country: string };

/** First clear, best score, accuracy and speed, and how many cleared it. */
export function LevelRecords({ level }: { level: LevelDetail }) {
  const { t, language } = useTranslation('pages/level');
  const { firstClear, highestScore, highestAccuracy, highestSpeed } = level;
  const isPainted = useIsPainted();
  const { data: stored = null } = useQuery({
    ...query('passesOfLevel', { id: level.id }),
    select: storedClears,
  });
  // The first date that a browser formats takes longer than the rest of the page's head.
  const dateOf = ({ date, vidUploadDay }: FirstClear) => {
    if (!isPainted) return '\u00A0';
    if (vidUploadDay) return dayText(vidUploadDay, language, 'medium');
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(date));
  };
  return (
    <dl className="level-records">
      <Fact
        name={t('record.firstClear')}
        value={firstClear ? <HolderLink holder={firstClear.player} /> : null}
        note={firstClear ? <PassLink id={firstClear.passId}>{dateOf(firstClear)}</PassLink> : null}
      />
      <Fact
        name={t('record.score')}
        value={
          highestScore ? (
            <PassLink id={highestScore.passId}>{formatScore(highestScore.value)}</PassLink>
          ) : null
        }
        note={highestScore?.player.name}
      />
      <Fact
        name={t('record.accuracy')}
        value={
          highestAccuracy ? (
            <PassLink id={highestAccuracy.passId}>{formatAccuracy(highestAccuracy.value)}</PassLink>
          ) : null
        }
        note={highestAccuracy?.player.name}
      />
      <Fact
        name={t('record.speed')}
        value={
          highestSpeed ? (
            <PassLink id={highestSpeed.passId}>{formatSpeed(highestSpeed.value)}</PassLink>
          ) : null
        }
        note={highestSpeed?.player.name}
      />
      <Fact
        name={t('record.clears')}
        value={
          stored === null ? (
            formatCount(level.clears)
          ) : (
            <>
              1<StoredMark stored={formatCount(stored)} />
            </>
          )
        }
        note={level.clears === 0 ? null : t('record.clearsNote')}
      />
    </dl>
  );
}

/** While only one player's passes are shown, the level has that one clear; null otherwise. */
const storedClears = (passes: readonly LevelPass[]): number | null =>
  passes.find(({ overlay }) => overlay?.stored.clears !== undefined)?.overlay?.stored.clears ?? null;

function Fact({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) {
  return (
    <div>
      <dt className="over">{name}</dt>
      <dd className="level-record">{value ?? <span className="text-faint">{NO_VALUE}</span>}</dd>
      {note ? <dd className="ell text-12 text-faint">{note}</dd> : null}
    </div>
  );
}

/** A record leads to the pass that holds it. */
function PassLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link to="/passes/$id" params={{ id }} className="level-record-link inline-flex min-h-6 items-center">
      {children}
    </Link>
  );
}

function HolderLink({ holder }: { holder: Holder }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TextLink to="/profile/$id" params={{ id: holder.id }} className="ell">
        <PersonText of={holder.name} />
      </TextLink>
      <Flag country={holder.country} />
    </span>
  );
}
