import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMay } from '../../../lib/session/may.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { UsersIcon } from '../../../ui/icons.ts';
import { ButtonLink, ExternalLink } from '../../../ui/Link.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { LevelDetail } from '../api.ts';
import { LevelFacts } from '../detail/LevelFacts.tsx';

/** Everything the site knows of a level. */
export function FullInfoDialog({ level, onClose }: { level: LevelDetail; onClose: () => void }) {
  const { t } = useTranslation('pages/levels');
  const may = useMay();
  const links = [
    { name: t('link.video'), address: externalLink(level.videoLink) },
    { name: t('link.download'), address: externalLink(level.dlLink) },
    { name: t('link.workshop'), address: externalLink(level.workshopLink) },
  ];
  return (
    <Dialog
      title={level.song}
      subtitle={`#${level.id} - ${level.artist}`}
      picture={<DifficultyBadge of={level.difficulty} size={40} decorative />}
      isLayer={false}
      onClose={onClose}
      width="44rem"
      {...(may('setCredits') ? { footer: <ToCredits id={level.id} /> } : {})}
    >
      <LevelFacts level={level} aliases />
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-16">
        {links.map(({ name, address }) =>
          address ? (
            <li key={name}>
              <ExternalLink href={address}>{name}</ExternalLink>
            </li>
          ) : null,
        )}
      </ul>
    </Dialog>
  );
}

/** Where staff say who made the level. */
function ToCredits({ id }: { id: number }) {
  const { t } = useTranslation('pages/levels');
  return (
    <ButtonLink to="/admin/creators" search={{ level: id }} icon={UsersIcon} className="ml-auto">
      {t('action.editCredits')}
    </ButtonLink>
  );
}
