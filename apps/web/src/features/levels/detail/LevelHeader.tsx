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
  WorkshopIcon,
} from '../../../ui/icons.ts';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import { BaseScore, DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { useVideoPicture } from '../../media/index.ts';
import { RerollButton } from '../../play/index.ts';
import type { LevelDetail } from '../api.ts';
import { CreditLine } from '../parts/CreditLine.tsx';
import './LevelHeader.css';

export interface LevelHeaderProps {
  level: LevelDetail;
  /** Given for those who may edit. */
  onEdit?: (() => void) | undefined;
  /** Given where there is a rating to see. */
  onRate?: (() => void) | undefined;
  isRateBusy?: boolean;
  /** Whether its difficulty may be rolled. */
  mayRoll?: boolean;
}

/** The band on top of a level: its picture under a veil, badge, names and links. */
export function LevelHeader({ level, onEdit, onRate, isRateBusy, mayRoll }: LevelHeaderProps) {
  const { t } = useTranslation('pages/levels');
  const picture = useVideoPicture(level.videoLink);
  const download = externalLink(level.dlLink);
  const workshop = externalLink(level.workshopLink);
  return (
    <section className="level-band" style={edgeStyle(level.difficulty)} aria-label={level.song}>
      {picture ? (
        <img
          className="absolute inset-0 -z-2 size-full object-cover"
          src={picture}
          alt=""
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ) : null}
      <div className="grid justify-items-center gap-2">
        <DifficultyBadge of={level.difficulty} size={64} />
        <span className="level-band-base px-2 py-1 text-12 font-medium whitespace-nowrap tabular-nums">
          <BaseScore level={level} />
        </span>
      </div>
      <div className="min-w-0">
        <p className="flex min-w-0 gap-1 text-muted tabular-nums">
          <span className="flex-none">#{level.id} -</span> <CreditLine level={level} />
        </p>
        <div className="flex min-w-0 items-center gap-2">
          <h1 className="wrap-anywhere">{level.song}</h1>
          <AliasMenu level={level} field="song" />
        </div>
        <div className="flex min-w-0 items-center gap-1 text-18 text-muted">
          <p className="wrap-anywhere">{level.artist}</p>
          <AliasMenu level={level} field="artist" />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-span-full max-md:*:flex-1">
        {onEdit ? (
          <Button icon={EditIcon} onClick={onEdit}>
            {t('action.edit')}
          </Button>
        ) : null}
        {mayRoll ? (
          // In its size from the first: a button that moves away under a press is not pressed.
          <RerollButton
            level={level}
            fallback={
              <Button icon={DiceIcon} busy>
                {t('detail.roll')}
              </Button>
            }
          />
        ) : null}
        {onRate ? (
          <Button icon={ScaleIcon} busy={isRateBusy} onClick={onRate}>
            {t('detail.rating')}
          </Button>
        ) : null}
        {workshop ? (
          <a className={buttonClass({})} href={workshop} target="_blank" rel="noopener noreferrer">
            <Icon of={WorkshopIcon} size={18} />
            {t('link.workshop')}
          </a>
        ) : null}
        {download ? (
          <a
            className={buttonClass({ variant: 'primary' })}
            href={download}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={DownloadIcon} size={18} />
            {t('link.download')}
          </a>
        ) : null}
      </div>
    </section>
  );
}

/** Other names of the song or the artist; nothing when there are none. */
function AliasMenu({ level, field }: { level: LevelDetail; field: 'song' | 'artist' }) {
  const { t } = useTranslation('pages/levels');
  const aliases = level.aliases.filter((alias) => alias.field === field);
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
