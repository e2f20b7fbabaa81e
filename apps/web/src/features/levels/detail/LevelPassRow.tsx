import { formatScore, formatSpeed } from '@rondo/domain/format';
import { JUDGEMENT_KEYS } from '@rondo/domain/passes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton, IconLink } from '../../../ui/IconButton.tsx';
import { ChevronRightIcon, EditIcon, VideoIcon } from '../../../ui/icons.ts';
import { ShortDate } from '../../../ui/ShortDate.tsx';
import { Accuracy, JudgementBar, JudgementCount, PassFlags } from '../../passes/index.ts';
import { PlayerLink } from '../../players/index.ts';
import type { LevelPass } from '../api.ts';
import { Feeling } from './Feeling.tsx';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';

/** As wide as the table: nine facts, the bar and the seven counts. */
const COLUMNS = 10 + JUDGEMENT_KEYS.length;

interface LevelPassRowProps {
  pass: LevelPass;
  place: number;
  isOwn: boolean;
  onEdit?: ((id: number) => void) | undefined;
}

/** A pass on a level's leaderboard; a long feeling unfolds in a row of its own. */
export function LevelPassRow({ pass, place, isOwn, onEdit }: LevelPassRowProps) {
  const { t } = useTranslation(['pages/level', 'passes']);
  const [feels, setFeels] = useState(false);
  const passLink = { to: '/passes/$id', params: { id: pass.id } } as const;
  return (
    <>
      <tr className={isOwn ? 'own-row' : undefined} data-place={place <= 3 ? place : undefined}>
        <td className="level-pass-rank">{place}</td>
        <th scope="row" className="level-pass-player">
          <span>
            <PlayerLink player={pass.player} />
            <span className="level-pass-marks">
              <PassFlags pass={pass} />
            </span>
            {isOwn ? <Chip className="flex-none">{t('term.you')}</Chip> : null}
          </span>
        </th>
        <td className="level-pass-score">
          <Link {...passLink} className="inline-flex min-h-6 items-center hover:underline">
            <HiddenLabel of={t('board.pass')} />
            {formatScore(pass.scoreV2)}
          </Link>
        </td>
        <td className="level-pass-accuracy">
          <Accuracy value={pass.accuracy} />
        </td>
        <td className="level-pass-bar">
          <JudgementBar judgements={pass.judgements} />
        </td>
        <td className={`level-pass-speed ${pass.speed === 1 ? 'text-faint' : ''}`}>
          {formatSpeed(pass.speed)}
        </td>
        {JUDGEMENT_KEYS.map((key, index) => (
          <td key={key} className="level-pass-count" title={t(`passes:judgement.${key}`)}>
            <JudgementCount judgement={key} count={pass.judgements[key]} />
            {index === 0 ? <JudgementBar judgements={pass.judgements} /> : null}
          </td>
        ))}
        <td className="level-pass-flags text-left">
          <PassFlags pass={pass} />
        </td>
        <td className="level-pass-feeling">
          <Feeling text={pass.feelingRating} open={feels} onToggle={() => setFeels(!feels)} />
        </td>
        <td className="level-pass-time">
          <ShortDate at={pass.vidUploadTime} day={pass.vidUploadDay} />
        </td>
        <td className="level-pass-links">
          <span>
            {onEdit ? (
              <IconButton
                size="small"
                icon={EditIcon}
                label={t('board.edit', { name: pass.player.name })}
                onClick={() => onEdit(pass.id)}
              />
            ) : null}
            <IconLink
              size="small"
              icon={VideoIcon}
              label={t('term.video')}
              href={externalLink(pass.videoLink)}
            />
            {/* The score is the link to the pass; this is its larger target for pointers. */}
            <Link
              {...passLink}
              tabIndex={-1}
              aria-hidden="true"
              className="level-pass-open icon-btn icon-btn-small"
            >
              <Icon of={ChevronRightIcon} size={18} />
            </Link>
          </span>
        </td>
      </tr>
      {feels ? (
        <tr className="level-pass-more">
          <td colSpan={COLUMNS}>
            <span className="over">{t('term.feeling')}</span> {pass.feelingRating}
          </td>
        </tr>
      ) : null}
    </>
  );
}
