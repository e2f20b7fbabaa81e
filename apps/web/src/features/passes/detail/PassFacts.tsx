import { formatAccuracy, formatScore, formatSpeed } from '@rondo/domain/format';
import { isNoMiss } from '@rondo/domain/passes';
import { truncateGraphemes } from '@rondo/domain/text';
import { type ReactNode, useState } from 'react';
import { dayText } from '../../../lib/day-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ShieldIcon, StarIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { WrittenDifficulty } from '../../difficulties/index.ts';
import { PassFlags } from '../parts/PassFlags.tsx';
import { TileRemark } from '../parts/TileRemark.tsx';
import type { PassHead } from './api.ts';
import { JudgementGrid } from './JudgementGrid.tsx';
import { seePerfect } from './perfect-seen.ts';
import './PassFacts.css';

const PerfectFrame = lazyPart(() => import('./PerfectFrame.tsx'), 'PerfectFrame');

export interface PassFactsProps {
  pass: PassHead;
  /** The rest of its page is still on the way: there is no ceremony yet. */
  isAwaited?: boolean;
}

/** Score, accuracy, speed, feeling, marks and judgements; a perfect clear is celebrated. */
export function PassFacts({ pass, isAwaited = false }: PassFactsProps) {
  const { t } = useTranslation('pages/pass');
  const isPerfect = pass.accuracy === 1;
  const [plays] = useState(() => isPerfect && !isAwaited && !seePerfect(pass.id));
  return (
    <section
      className={`pass-facts ${isPerfect ? 'panel pass-perfect p-6 max-md:p-4' : ''}`}
      aria-label={t('facts')}
    >
      {isPerfect && !isAwaited ? <PerfectFrame plays={plays} /> : null}
      <dl className="pass-figures">
        <Figure name={t('term.score')}>{formatScore(pass.scoreV2)}</Figure>
        <Figure name={t('term.accuracy')}>
          <span className={isPerfect ? 'text-gold' : undefined}>{formatAccuracy(pass.accuracy)}</span>
        </Figure>
        <Figure name={t('term.speed')}>{formatSpeed(pass.speed)}</Figure>
        <div className="min-w-0">
          <dt className="over">{t('term.feeling')}</dt>
          <dd className="flex min-h-11 max-w-64 items-center wrap-anywhere max-md:min-h-9">
            {pass.feelingRating === '' ? (
              <span className="text-faint">{t('noFeeling')}</span>
            ) : (
              <Feeling text={pass.feelingRating} />
            )}
          </dd>
        </div>
      </dl>
      <PassMarks pass={pass} />
      <JudgementGrid judgements={pass.judgements} isPerfect={isPerfect} />
      <TileRemark judgements={pass.judgements} level={pass.level} />
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="over">{name}</dt>
      <dd className="pass-figure">{children}</dd>
    </div>
  );
}

/** What is special about a pass in words, and when it was cleared. */
function PassMarks({ pass }: { pass: PassHead }) {
  const { t, language } = useTranslation(['pages/pass', 'passes']);
  const { vidUploadTime: at, vidUploadDay: day } = pass;
  const cleared = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {pass.isWorldsFirst ? (
        <Chip tone="gold" icon={StarIcon}>
          {t('passes:flag.worldsFirst')}
        </Chip>
      ) : null}
      <PassFlags pass={{ ...pass, isWorldsFirst: false }} />
      {isNoMiss(pass.judgements, pass.level.difficulty) ? (
        <Chip tone="success" icon={ShieldIcon}>
          {t('noMiss')}
        </Chip>
      ) : null}
      {pass.isDuplicate ? <Chip>{t('duplicate')}</Chip> : null}
      <span className="ml-auto text-faint tabular-nums">
        {t('cleared', { date: day ? dayText(day, language, 'long') : cleared.format(new Date(at)) })} ·{' '}
        <TimeAgo at={at} day={day} />
      </span>
    </div>
  );
}

/** Longer texts are cut and unfold. */
const LIMIT = 20;

/** How hard the clear felt: as a badge where it is read as a difficulty, else in the player's words. */
function Feeling({ text }: { text: string }) {
  const { t } = useTranslation('components');
  const [whole, setWhole] = useState(false);
  if (truncateGraphemes(text, LIMIT) === text) return <WrittenDifficulty text={text} />;
  return (
    <span>
      {whole ? text : <Truncated text={text} limit={LIMIT} />}{' '}
      <button type="button" className="link text-12" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'less' : 'more')}
      </button>
    </span>
  );
}
