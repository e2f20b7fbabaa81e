import { QuickSearchDialog } from '../../features/search/index.ts';
import { navIcons } from './nav-icons.ts';
import { usePublicNav } from './navigation.ts';

/** The quick search with the pages of the bar, each with its drawing. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const pages = usePublicNav().map((page) => ({ ...page, icon: navIcons[page.label] }));
  return <QuickSearchDialog pages={pages} onClose={onClose} />;
}
