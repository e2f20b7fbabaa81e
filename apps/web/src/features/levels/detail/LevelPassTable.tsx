import { formatScore, formatSpeed, NO_VALUE } from '@rondo/domain/format';
import { JUDGEMENT_KEYS, type LevelPassSort } from '@rondo/domain/passes';
import { truncateGraphemes } from '@rondo/domain/text';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton, IconLink } from '../../../ui/IconButton.tsx';
import { ChevronRightIcon, EditIcon, VideoIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { Accuracy, JudgementCount, PassFlags } from '../../passes/index.ts';
import { PlayerLink } from '../../players/index.ts';
import type { LevelPass } from '../api.ts';
import './LevelPassTable.css';

/** As wide as the table: nine facts and the seven counts. */
const COLUMNS = 9 + JUDGEMENT_KEYS.length;

export interface LevelPassTableProps {
  passes: readonly LevelPass[];
  sort: LevelPassSort;
  /** Given, each pass has an edit button. */
  onEdit?: ((id: number) => void) | undefined;
}

/** The passes as a table; narrow screens fold each into four lines. */
export function LevelPassTable({ passes, sort, onEdit }: LevelPassTableProps) {
  const { t } = useTranslation(['pages/levels', 'passes']);
  return (
    <div className="level-passes">
      <table>
        <caption className="sr-only">{t('nav.leaderboard')}</caption>
        <thead>
          <tr>
            <th className="level-pass-rank">
              <span className="sr-only">{t('board.place')}</span>
            </th>
            <th className="text-left">{t('term.player')}</th>
            <th aria-sort={sort === 'score' ? 'descending' : undefined}>{t('board.score')}</th>
            <th aria-sort={sort === 'accuracy' ? 'descending' : undefined}>{t('board.accuracy')}</th>
            <th className="level-pass-wide">{t('term.speed')}</th>
            {JUDGEMENT_KEYS.map((key) => (
              <th key={key} className="level-pass-wide level-pass-count">
                {t(`passes:short.${key}`)}
              </th>
            ))}
            <th className="level-pass-wide text-left">{t('term.flags')}</th>
            <th className="level-pass-wide">{t('term.feeling')}</th>
            <th className="level-pass-wide" aria-sort={sort === 'time' ? 'ascending' : undefined}>
              {t('board.cleared')}
            </th>
            <th className="level-pass-wide">
              <span className="sr-only">{t('board.links')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {passes.map((pass, index) => (
            <PassRow key={pass.id} pass={pass} place={index + 1} onEdit={onEdit} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PassRowProps extends Pick<LevelPassTableProps, 'onEdit'> {
  pass: LevelPass;
  place: number;
}

function PassRow({ pass, place, onEdit }: PassRowProps) {
  const { t } = useTranslation(['pages/levels', 'passes']);
  const [feels, setFeels] = useState(false);
  const passLink = { to: '/passes/$id', params: { id: pass.id } } as const;
  return (
    <>
      <tr>
        <td className="level-pass-rank" data-place={place <= 3 ? place : undefined}>
          {place}
        </td>
        <td className="level-pass-player">
          <PlayerLink player={pass.player} />
        </td>
        <td className="level-pass-score">
          <Link {...passLink} className="inline-flex min-h-6 items-center hover:underline">
            <span className="sr-only">{t('board.pass')}: </span>
            {formatScore(pass.scoreV2)}
          </Link>
        </td>
        <td className="level-pass-accuracy">
          <Accuracy value={pass.accuracy} />
        </td>
        <td className={`level-pass-speed ${pass.speed === 1 ? 'text-faint' : ''}`}>
          {formatSpeed(pass.speed)}
        </td>
        {JUDGEMENT_KEYS.map((key) => (
          <td key={key} className="level-pass-wide level-pass-count" title={t(`passes:judgement.${key}`)}>
            <JudgementCount judgement={key} count={pass.judgements[key]} />
          </td>
        ))}
        <td className="level-pass-flags text-left">
          <PassFlags pass={pass} />
        </td>
        <td className="level-pass-feeling">
          <span className="level-pass-label">{t('term.feeling')}: </span>
          <FeelingRating text={pass.feelingRating} open={feels} onToggle={() => setFeels(!feels)} />
        </td>
        <td className="level-pass-time">
          <TimeAgo at={pass.vidUploadTime} day={pass.vidUploadDay} />
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
              label={t('link.video')}
              href={externalLink(pass.videoLink)}
            />
            {/* The score is the link to the pass; this is its larger target for pointers. */}
            <Link {...passLink} tabIndex={-1} aria-hidden="true" className="icon-btn icon-btn-small">
              <Icon of={ChevronRightIcon} size={18} />
            </Link>
          </span>
        </td>
        <td className="level-pass-narrow">
          {JUDGEMENT_KEYS.map((key) => (
            <span key={key}>
              <span className="sr-only">{t(`passes:judgement.${key}`)}: </span>
              <JudgementCount judgement={key} count={pass.judgements[key]} />
            </span>
          ))}
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

/** Longer texts are cut in their row and unfold under it. */
const LIMIT = 20;

interface FeelingRatingProps {
  text: string;
  /** Whether the whole text is shown under the row. */
  open: boolean;
  onToggle: () => void;
}

/** How hard it felt to the player; long texts are cut, with a button that shows them under the row. */
function FeelingRating({ text, open, onToggle }: FeelingRatingProps) {
  const { t } = useTranslation('components');
  if (text === '') return <span className="text-faint">{NO_VALUE}</span>;
  if (truncateGraphemes(text, LIMIT) === text) return text;
  return (
    <>
      <Truncated text={text} limit={LIMIT} />
      <button type="button" className="link block ml-auto text-12" aria-expanded={open} onClick={onToggle}>
        {open ? t('less') : t('more')}
      </button>
    </>
  );
}
