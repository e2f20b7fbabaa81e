import { formatScore, formatSpeed } from '@rondo/domain/format';
import { JUDGEMENT_KEYS, type LevelPassSort } from '@rondo/domain/passes';
import { useTranslation } from 'react-i18next';
import { externalLink } from '../../../lib/external-link.ts';
import { IconLink } from '../../../ui/IconButton.tsx';
import { VideoIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { Accuracy, JudgementCount, PassFlags } from '../../passes/index.ts';
import { PlayerLink } from '../../players/index.ts';
import type { LevelPass } from '../api.ts';
import { FeelingRating } from './FeelingRating.tsx';
import './LevelPassTable.css';

export interface LevelPassTableProps {
  passes: readonly LevelPass[];
  sort: LevelPassSort;
}

/** The passes as a table; narrow screens fold each into two lines. */
export function LevelPassTable({ passes, sort }: LevelPassTableProps) {
  const { t } = useTranslation(['pages/levels', 'passes']);
  return (
    <div className="level-passes">
      <table>
        <caption className="sr-only">{t('board.title')}</caption>
        <thead>
          <tr>
            <th className="level-pass-rank">
              <span className="sr-only">{t('board.place')}</span>
            </th>
            <th className="text-left">{t('board.player')}</th>
            <th aria-sort={sort === 'score' ? 'descending' : undefined}>{t('board.score')}</th>
            <th aria-sort={sort === 'accuracy' ? 'descending' : undefined}>{t('board.accuracy')}</th>
            <th className="level-pass-wide">{t('board.speed')}</th>
            {JUDGEMENT_KEYS.map((key) => (
              <th key={key} className="level-pass-wide level-pass-count">
                {t(`passes:short.${key}`)}
              </th>
            ))}
            <th className="level-pass-wide text-left">{t('board.flags')}</th>
            <th className="level-pass-wide">{t('board.feeling')}</th>
            <th className="level-pass-wide" aria-sort={sort === 'time' ? 'ascending' : undefined}>
              {t('board.cleared')}
            </th>
            <th className="level-pass-wide">
              <span className="sr-only">{t('link.video')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {passes.map((pass, index) => (
            <PassRow key={pass.id} pass={pass} place={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PassRow({ pass, place }: { pass: LevelPass; place: number }) {
  const { t } = useTranslation(['pages/levels', 'passes']);
  return (
    <tr>
      <td className="level-pass-rank" data-place={place <= 3 ? place : undefined}>
        {place}
      </td>
      <td className="level-pass-player">
        <PlayerLink player={pass.player} />
      </td>
      <td className="level-pass-score">{formatScore(pass.scoreV2)}</td>
      <td className="level-pass-accuracy">
        <Accuracy value={pass.accuracy} />
      </td>
      <td className={`level-pass-wide ${pass.speed === 1 ? 'text-faint' : ''}`}>{formatSpeed(pass.speed)}</td>
      {JUDGEMENT_KEYS.map((key) => (
        <td key={key} className="level-pass-wide level-pass-count" title={t(`passes:judgement.${key}`)}>
          <JudgementCount judgement={key} count={pass.judgements[key]} />
        </td>
      ))}
      <td className="level-pass-flags text-left">
        <PassFlags pass={pass} />
      </td>
      <td className="level-pass-wide level-pass-feeling">
        <FeelingRating text={pass.feelingRating} />
      </td>
      <td className="level-pass-wide text-muted">
        <TimeAgo at={pass.vidUploadTime} />
      </td>
      <td className="level-pass-wide">
        <IconLink size="small" icon={VideoIcon} label={t('link.video')} href={externalLink(pass.videoLink)} />
      </td>
      <td className="level-pass-narrow" aria-hidden="true">
        {JUDGEMENT_KEYS.map((key) => (
          <JudgementCount key={key} judgement={key} count={pass.judgements[key]} />
        ))}
      </td>
    </tr>
  );
}
