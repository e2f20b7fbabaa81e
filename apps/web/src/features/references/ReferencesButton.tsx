import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useClosePopup } from '../../lib/page-search.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RulerIcon } from '../../ui/icons.ts';
import type { ReferenceTab } from './search-params.ts';

const ReferencesDialog = lazyPart(() => import('./ReferencesDialog.tsx'), 'ReferencesDialog');

/**
 * Opens the reference levels over its page, whose address has to know `references: referencesParam`. Stands in a toolbar,
 * as a drawing or with its word; a class may put the drawing somewhere else.
 */
export function ReferencesButton({
  look = 'drawing',
  className = '',
}: {
  look?: 'drawing' | 'word';
  className?: string;
}) {
  const { t } = useTranslation();
  const tab = useSearch({ strict: false, select: ({ references = '' }) => references });
  const navigate = useNavigate();
  const show = (references: ReferenceTab | '', isStep = false) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, references }),
      state: isStep ? { popup: true } : true,
      replace: !isStep,
      resetScroll: false,
    });
  const close = useClosePopup();
  const opener = { icon: RulerIcon, 'aria-haspopup': 'dialog', onClick: () => show('G', true) } as const;
  return (
    <>
      {look === 'word' ? (
        <Button {...opener} variant="ghost">
          {t('references')}
        </Button>
      ) : (
        <IconButton {...opener} label={t('references')} className={className} />
      )}
      {tab === '' ? null : <ReferencesDialog tab={tab} onTab={show} onClose={() => close(() => show(''))} />}
    </>
  );
}
