import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChevronDownIcon } from '../../../ui/icons.ts';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import type { LevelDetail } from '../api.ts';

/** Other names of the song or the artist; nothing when there are none. */
export function AliasMenu({ level, field }: { level: LevelDetail; field: 'song' | 'artist' }) {
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
