import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton, IconLink } from '../../../ui/IconButton.tsx';
import { DownloadIcon, EditIcon, VideoIcon, WorkshopIcon } from '../../../ui/icons.ts';

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

/** Opens a level for editing; nothing for who may not. */
export function EditButton({ id, onEdit }: { id: number; onEdit: ((id: number) => void) | undefined }) {
  const { t } = useTranslation('pages/levels');
  if (!onEdit) return null;
  return <IconButton size="small" icon={EditIcon} label={t('detail.edit')} onClick={() => onEdit(id)} />;
}
