import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useClosePopup } from '../../lib/page-search.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RulerIcon } from '../../ui/icons.ts';
import type { ReferenceTab } from './search-params.ts';

const ReferencesDialog = lazyPart(() => import('./ReferencesDialog.tsx'), 'ReferencesDialog');

/**
 * Floats at the bottom left and opens the reference levels over its page, whose address has to know
 * `references: referencesParam`.
 */
export function ReferencesButton() {
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
  return (
    <>
      <IconButton
        icon={RulerIcon}
        label={t('references')}
        aria-haspopup="dialog"
        className="fixed bottom-6 left-6 z-30 bg-surface-2 shadow-2 max-md:bottom-4 max-md:left-4"
        onClick={() => show('G', true)}
      />
      {tab === '' ? null : <ReferencesDialog tab={tab} onTab={show} onClose={() => close(() => show(''))} />}
    </>
  );
}
