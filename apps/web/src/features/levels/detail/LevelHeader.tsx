import { effectiveBase } from '@rondo/domain/passes';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import {
  ChevronDownIcon,
  DiceIcon,
  DownloadIcon,
  EditIcon,
  ScaleIcon,
  UploadIcon,
  VideoIcon,
  WorkshopIcon,
} from '../../../ui/icons.ts';
import { IconLink } from '../../../ui/IconButton.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import { BaseScore, DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { LevelPicture, useVideoPicture, veilStyle } from '../../media/index.ts';
import { RerollButton } from '../../play/index.ts';
import type { LevelHead } from '../api.ts';
import { CreditLine } from '../parts/CreditLine.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import './LevelHeader.css';

export interface LevelHeaderProps {
  level: LevelHead;
  /** Given for those who may edit. */
  onEdit?: (() => void) | undefined;
  /** Given where there is a rating to see. */
  onRate?: (() => void) | undefined;
  isRateBusy?: boolean;
  /** Whether its difficulty may be rolled. */
  mayRoll?: boolean;
}

/** The band on top of a level: its picture under a veil, badge, names, and what to do with it. */
export function LevelHeader({ level, onEdit, onRate, isRateBusy, mayRoll }: LevelHeaderProps) {
  const { t } = useTranslation('pages/levels');
  const picture = useVideoPicture(level.videoLink);
  const download = externalLink(level.dlLink);
  const workshop = externalLink(level.workshopLink);
  const video = externalLink(level.videoLink);
  const hasBase = effectiveBase(level.baseScore, level.difficulty.baseScore) > 0;
  return (
    <section
      className="level-band veiled veiled-left"
      style={{ ...edgeStyle(level.difficulty), ...veilStyle(level.difficulty) }}
      aria-label={level.song}
    >
      <LevelPicture level={level} shape="band" still={picture} className="absolute inset-0 -z-2 size-full" />
      <div className="grid justify-items-center gap-2">
        <DifficultyBadge of={level.difficulty} size={80} className="travel-badge level-band-badge" />
        {hasBase ? (
          <span className="level-band-base px-2 text-12 font-semibold whitespace-nowrap tabular-nums">
            <BaseScore level={level} />
          </span>
        ) : null}
      </div>
      <div className="min-w-0">
        <p className="flex min-w-0 gap-1 text-muted tabular-nums">
          <span className="flex-none">#{level.id} ·</span> <CreditLine level={level} />
        </p>
        <div className="flex min-w-0 items-center gap-2">
          <h1 className="travel-title" title={level.song}>
            <PersonText of={level.song} />
          </h1>
          <AliasMenu level={level} field="song" />
        </div>
        <div className="flex min-w-0 items-center gap-1 text-18 text-muted">
          <p className="ell" title={level.artist}>
            <PersonText of={level.artist} />
          </p>
          <AliasMenu level={level} field="artist" />
        </div>
      </div>
      <div className="level-band-actions">
        <ButtonLink
          to="/submission/pass"
          search={{ level: level.id }}
          variant="primary"
          size="large"
          icon={UploadIcon}
          className="level-band-submit"
        >
          {t('detail.submit')}
        </ButtonLink>
        {download ? (
          <a
            className={buttonClass({ size: 'large' })}
            href={download}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={DownloadIcon} size={18} />
            {t('link.download')}
          </a>
        ) : null}
        {video ? <IconLink icon={VideoIcon} label={t('link.video')} href={video} /> : null}
        {workshop ? <IconLink icon={WorkshopIcon} label={t('link.workshop')} href={workshop} /> : null}
        {onEdit || mayRoll || onRate ? (
          <div className="level-band-staff">
            {onRate ? (
              <Button size="small" icon={ScaleIcon} busy={isRateBusy} onClick={onRate}>
                {t('detail.rating')}
              </Button>
            ) : null}
            {mayRoll ? (
              // In its size from the first: a button that moves away under a press is not pressed.
              <RerollButton
                level={level}
                fallback={
                  <Button size="small" icon={DiceIcon} busy>
                    {t('detail.roll')}
                  </Button>
                }
              />
            ) : null}
            {onEdit ? (
              <Button size="small" icon={EditIcon} onClick={onEdit}>
                {t('action.edit')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Other names of the song or the artist; nothing when there are none. */
function AliasMenu({ level, field }: { level: LevelHead; field: 'song' | 'artist' }) {
  const { t } = useTranslation('pages/level');
  const aliases = level.aliases?.filter((alias) => alias.field === field) ?? [];
  if (aliases.length === 0) return null;
  return (
    <PopoverButton label={t(`alias.${field}`)} icon={ChevronDownIcon}>
      {() => (
        <div className="grid gap-2">
          <span className="over">{t('alias.heading')}</span>
          <ul className="grid gap-2">
            {aliases.map(({ id, alias }) => (
              <li key={id} className="wrap-anywhere">
                {alias}
              </li>
            ))}
          </ul>
        </div>
      )}
    </PopoverButton>
  );
}
