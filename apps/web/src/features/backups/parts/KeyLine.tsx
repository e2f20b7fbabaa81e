import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { usePageShortcuts } from '../../../lib/page-shortcuts.ts';
import { Kbd } from '../../../ui/Kbd.tsx';

const KEYS = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['B'], does: 'create' },
  { keys: ['P'], does: 'prove' },
  { keys: ['D'], does: 'download' },
  { keys: ['F2'], does: 'rename' },
  { keys: ['R'], does: 'restore' },
] as const;

/** The keys of the page, below its list and in the help that `?` opens. */
export function KeyLine() {
  const { t } = useTranslation('pages/backups');
  usePageShortcuts(
    useMemo(
      () => ({
        title: t('title'),
        shortcuts: KEYS.map(({ keys, does }) => ({ keys, does: t(`keys.${does}`) })),
      }),
      [t],
    ),
  );
  return (
    <p className="mt-4 flex flex-wrap gap-4 text-12 text-faint max-md:hidden">
      {KEYS.map(({ keys, does }) => (
        <span key={does} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {t(`keys.${does}`)}
        </span>
      ))}
    </p>
  );
}
