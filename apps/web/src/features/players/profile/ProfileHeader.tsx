import { NO_VALUE } from '@rondo/domain/format';
import { playerHandle, playerPictures } from '@rondo/domain/players';
import { useState } from 'react';
import { useSiteConfig } from '../../../lib/config/site-config.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DiceIcon, EditIcon, ScaleIcon, ShieldIcon } from '../../../ui/icons.ts';
import { ButtonLink } from '../../../ui/Link.tsx';
import { RankBadge } from '../../../ui/RankBadge.tsx';
import { type BadgeOf, DifficultyBadge } from '../../difficulties/index.ts';
import { CaseDialog, CrownMark, HammerStamp, ProfileModifiers, ShownRank } from '../../modifiers/index.ts';
import type { PlayerStanding, ProfileHead } from '../api.ts';
import { RankedScore } from './RankedScore.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import './ProfileHeader.css';

export interface ProfileHeaderProps {
  player: ProfileHead;
  standing: PlayerStanding | undefined;
  /** For super admins. */
  onManage?: (() => void) | undefined;
}

/** Face, names, rank and the hardest clears. */
export function ProfileHeader({ player, standing, onManage }: ProfileHeaderProps) {
  const { t } = useTranslation('pages/players');
  const { t: tProfile } = useTranslation('pages/profile');
  const handle = playerHandle(player);
  const hasCases = useSiteConfig()?.features.jokes;
  const [isOpening, setOpening] = useState(false);
  const ownId = useViewer().user?.playerId ?? null;
  const isOwn = ownId === player.id;
  const { overlay } = player;
  const rank = { rank: player.stats.rankedScoreRank, label: t('profile.rank') };
  return (
    <>
      <section className="profile-head">
        <Avatar sources={playerPictures(player)} name={player.name} size={100} className="max-md:size-18" />
        <div className="profile-names">
          <p className="flex flex-wrap items-center gap-3">
            {overlay ? (
              <ShownRank overlay={overlay} {...rank} fallback={<RankBadge {...rank} />} />
            ) : (
              <RankBadge {...rank} />
            )}
            {player.stats.rankedScoreRank === null ? (
              <span className="text-faint">{tProfile('score.noRank')}</span>
            ) : null}
            <span className="text-faint tabular-nums">{tProfile('score.id', { id: player.id })}</span>
          </p>
          <h1 className="mt-1 flex min-w-0 items-center gap-3">
            <span className="ell" title={player.name}>
              <PersonText of={player.name} />
            </span>
            <Flag country={player.country} height={16} />
            {overlay?.crown ? <CrownMark size={24} /> : null}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {handle === null ? null : <span className="ell">@{handle}</span>}
            <Top name={t('profile.top')} difficulty={player.stats.topDiff} />
            <Top name={t('profile.top12k')} difficulty={player.stats.top12kDiff} />
          </p>
        </div>
        <RankedScore player={player} standing={standing} isOwn={isOwn} />
        <div className="profile-acts">
          {isOwn ? (
            <ButtonLink to="/profile/edit" icon={EditIcon}>
              {t('action.edit')}
            </ButtonLink>
          ) : null}
          {isOwn || ownId === null ? (
            <ButtonLink to="/compare/$id" params={{ id: player.id }} icon={ScaleIcon}>
              {t('compare')}
            </ButtonLink>
          ) : (
            <ButtonLink
              to="/compare/$id/$otherId"
              params={{ id: player.id, otherId: ownId }}
              icon={ScaleIcon}
            >
              {t('compare')}
            </ButtonLink>
          )}
          {onManage ? (
            <Button icon={ShieldIcon} onClick={onManage}>
              {t('profile.manage')}
            </Button>
          ) : null}
          {hasCases ? (
            <Button icon={DiceIcon} onClick={() => setOpening(true)}>
              {t('profile.openCase')}
            </Button>
          ) : null}
        </div>
        {overlay?.bannedLook ? <HammerStamp overlay={overlay} /> : null}
      </section>
      {overlay ? <ProfileModifiers overlay={overlay} /> : null}
      {isOpening ? (
        <CaseDialog
          player={{ id: player.id, name: overlay?.stored.name ?? player.name, shownName: player.name }}
          pictures={playerPictures(player)}
          onClose={() => setOpening(false)}
        />
      ) : null}
    </>
  );
}

function Top({ name, difficulty }: { name: string; difficulty: (BadgeOf & { name: string }) | null }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span>{name}</span>
      {difficulty ? <DifficultyBadge of={difficulty} size={28} decorative /> : null}
      <span>{difficulty?.name ?? NO_VALUE}</span>
    </span>
  );
}
