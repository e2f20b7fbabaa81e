import { formatAccuracy, formatScore, formatSpeed } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { GainPill } from '../../../ui/Chip.tsx';
import { IconButton, IconLink } from '../../../ui/IconButton.tsx';
import { PinIcon, VideoIcon } from '../../../ui/icons.ts';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { StoredMark } from '../../modifiers/index.ts';
import { Accuracy, PassFlags } from '../../passes/index.ts';
import type { PlayerPass } from '../api.ts';
import type { Pin } from './use-pins.ts';
import './ProfilePassRow.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface ProfilePassRowProps {
  pass: PlayerPass;
  /** What the pass adds to the ranked score, when it is one of the twenty best. */
  impact: number | undefined;
  /** A pass of a banned player is no page for most people: its row leads to the level. */
  isOpen: boolean;
  /** On one's own profile. */
  pin?: Pin | undefined;
}

/** Heights of a row in pixels, on wide screens and on phones. */
export const PROFILE_PASS_HEIGHT = { wide: 64, narrow: 88 };

/** One pass of the player; leads to it, or else to its level. */
export function ProfilePassRow({ pass, impact, isOpen, pin }: ProfilePassRowProps) {
  const { t } = useTranslation('pages/players');
  const { level } = pass;
  const stored = pass.overlay?.stored;
  return (
    <article className="profile-pass edge-of" style={edgeStyle(level.difficulty)}>
      <DifficultyBadge of={level.difficulty} size={48} className="profile-pass-badge" />
      <div className="min-w-0">
        <p className="ell text-muted">
          <PersonText of={level.artist} />
        </p>
        <Link
          to={isOpen ? '/passes/$id' : '/levels/$id'}
          params={{ id: isOpen ? pass.id : level.id }}
          className="cover ell block text-16 font-semibold"
          title={level.song}
        >
          <PersonText of={level.song} />
        </Link>
      </div>
      <span className="profile-pass-score num flex items-center justify-end gap-2 max-md:contents">
        {impact === undefined ? null : (
          <GainPill title={t('profile.impact')}>
            <HiddenLabel of={t('profile.impact')} />+{formatScore(impact)}
          </GainPill>
        )}
        <b className="text-16 font-semibold">
          <HiddenLabel of={t('passes.sort.score')} />
          {formatScore(pass.scoreV2)}
          {stored?.scoreV2 === undefined ? null : (
            <StoredMark stored={formatScore(stored.scoreV2)} line="worded" />
          )}
        </b>
      </span>
      <span className="profile-pass-accuracy num text-muted">
        <HiddenLabel of={t('passes.sort.accuracy')} />
        <Accuracy value={pass.accuracy} />
        {stored?.accuracy === undefined ? null : (
          <StoredMark stored={formatAccuracy(stored.accuracy)} line="bare" />
        )}
      </span>
      <span className={`profile-pass-speed num ${pass.speed === 1 ? 'text-faint' : ''}`}>
        {formatSpeed(pass.speed)}
      </span>
      <span className="profile-pass-flags">
        <PassFlags pass={pass} />
      </span>
      <span className="profile-pass-video relative flex justify-end">
        {pin ? (
          <IconButton
            size="small"
            icon={PinIcon}
            label={pin.label}
            pressed={pin.isPinned}
            disabled={pin.isDisabled}
            onClick={pin.onPress}
          />
        ) : null}
        <IconLink size="small" icon={VideoIcon} label={t('term.video')} href={externalLink(pass.videoLink)} />
      </span>
    </article>
  );
}
