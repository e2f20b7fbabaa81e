import { useQueryClient } from '@tanstack/react-query';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton, IconLink } from '../../../ui/IconButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { DownloadIcon, EditIcon, ScaleIcon, VideoIcon, WorkshopIcon } from '../../../ui/icons.ts';

const links = [
  { key: 'videoLink', name: 'video', icon: VideoIcon },
  { key: 'dlLink', name: 'download', icon: DownloadIcon },
  { key: 'workshopLink', name: 'workshop', icon: WorkshopIcon },
] as const;

export interface LevelLinksProps {
  level: Record<(typeof links)[number]['key'], string>;
  /** Leaves out what a level does not have; in rows a greyed drawing keeps the columns straight. */
  onlyExisting?: boolean;
}

/** Video, download and workshop as drawings. */
export function LevelLinks({ level, onlyExisting = false }: LevelLinksProps) {
  const { t } = useTranslation('pages/levels');
  return links.map(({ key, name, icon }) => {
    const href = externalLink(level[key]);
    return onlyExisting && !href ? null : (
      <IconLink key={key} size="small" icon={icon} label={t(`link.${name}`)} href={href} />
    );
  });
}

export interface StaffButtonsProps {
  level: { id: number; toRate: boolean };
  onEdit: ((id: number) => void) | undefined;
}

/** Rating and editing of a level; nothing for people who may not. */
export function StaffButtons({ level, onEdit }: StaffButtonsProps) {
  const { t } = useTranslation(['pages/levels', 'common']);
  const queries = useQueryClient();
  if (!onEdit) return null;
  const toggle = () =>
    import('./toggle-to-rate.ts').then(
      ({ toggleToRate }) => toggleToRate(queries, level),
      () => toast.danger(t('common:failure.notSent')),
    );
  return (
    <>
      <IconButton
        size="small"
        icon={ScaleIcon}
        label={t('term.beingRated')}
        pressed={level.toRate}
        onClick={() => void toggle()}
      />
      <IconButton size="small" icon={EditIcon} label={t('action.edit')} onClick={() => onEdit(level.id)} />
    </>
  );
}
