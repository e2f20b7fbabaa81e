import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { DifficultiesSearch } from './search-params.ts';

export interface DifficultiesToolbarProps {
  search: DifficultiesSearch;
  onChange: (changes: Partial<DifficultiesSearch>, replace?: boolean) => void;
}

/** Search, type, and the keys that act on a row. */
export function DifficultiesToolbar({ search, onChange }: DifficultiesToolbarProps) {
  const { t } = useTranslation('pages/difficulties');
  return (
    <ListToolbar
      search={{
        label: t('search'),
        placeholder: t('search'),
        value: search.query,
        onSearch: (query) => onChange({ query }, true),
      }}
    >
      <SegmentedControl
        label={t('column.type')}
        segments={[
          { value: 'all', label: t('choice.all') },
          { value: 'pgu', label: t('type.PGU') },
          { value: 'special', label: t('type.SPECIAL') },
        ]}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
      <p className="flex items-center gap-1.5 text-12 text-faint max-lg:hidden">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        <span className="mr-2">{t('keys.move')}</span>
        <Kbd>Alt</Kbd>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <span className="mr-2">{t('keys.order')}</span>
        <Kbd>E</Kbd>
        <span className="mr-2">{t('keys.edit')}</span>
        <Kbd>Del</Kbd>
        <span>{t('keys.delete')}</span>
      </p>
    </ListToolbar>
  );
}
