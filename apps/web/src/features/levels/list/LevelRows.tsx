import { formatCount } from '@rondo/domain/format';
import { LEVEL_SEARCH_FIELDS } from '@rondo/domain/levels';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { PagedRows } from '../../../lib/rows/use-paged-rows.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { NothingFound } from '../../search/index.ts';
import { countLevels, type LevelListItem, levelFilterOf, levelRows } from '../api.ts';
import type { LevelListSearch } from '../search-params.ts';
import { CompactLevelRow } from './CompactLevelRow.tsx';
import { LevelRow } from './LevelRow.tsx';

const LevelGrid = lazyPart(() => import('./LevelGrid.tsx'), 'LevelGrid');
const EditInList = lazyPart(() => import('./EditInList.tsx'), 'EditInList');

export interface LevelRowsProps extends Pick<LevelListSearch, 'view' | 'size' | 'labels'> {
  rows: PagedRows<LevelListItem>;
  /** What the rows were searched by. */
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>, replace?: boolean) => void;
  onReset: () => void;
  /** Each level has its edit button. */
  canEdit: boolean;
}

/** The levels themselves, in one of three views. */
export const LevelRows = memo(function LevelRows(props: LevelRowsProps) {
  const { rows, search, view, size, labels, onChange, onReset, canEdit } = props;
  const { t } = useTranslation('pages/levels');
  const [edited, setEdited] = useState<number | null>(null);
  const isNarrow = useIsNarrow();
  const each = { legacy: labels === 'legacy', onEdit: canEdit ? setEdited : undefined };
  const shown = Math.min(rows.list.items.length, rows.count ?? 0);
  const list = {
    rows,
    label: t('list.title'),
    endText: t('list.end', { count: shown, shown: formatCount(shown) }),
    empty: <NoLevels search={search} onChange={onChange} onReset={onReset} />,
  };
  const Row = view === 'compact' ? CompactLevelRow : LevelRow;
  return (
    <>
      {view === 'grid' ? (
        <Suspense>
          <LevelGrid {...list} {...each} size={size} onSize={(size) => onChange({ size }, true)} />
        </Suspense>
      ) : (
        <PagedList
          {...list}
          rowHeight={view === 'compact' ? 40 : 72}
          head={view === 'normal' ? <ColumnHeads isEditable={canEdit} /> : null}
          renderItem={(level) => <Row level={level} isNarrow={isNarrow} {...each} />}
        />
      )}
      {edited === null ? null : (
        <Suspense>
          <EditInList id={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
});

function NoLevels({ search, onChange, onReset }: Pick<LevelRowsProps, 'search' | 'onChange' | 'onReset'>) {
  const { t } = useTranslation('pages/levels');
  const filter = levelFilterOf(search);
  const action = <Button onClick={onReset}>{t('list.reset')}</Button>;
  const plain = (
    <EmptyState plain={search.query !== ''} title={t('list.empty')} action={action}>
      {t('list.emptyHint')}
    </EmptyState>
  );
  if (search.query === '') return plain;
  return (
    <Suspense fallback={plain}>
      <NothingFound
        title={t('list.empty')}
        hint={t('list.emptyHint')}
        query={search.query}
        fields={LEVEL_SEARCH_FIELDS}
        listKey={levelRows(filter).key}
        countFor={(query, signal) => countLevels({ ...filter, query }, signal)}
        onQuery={(query) => onChange({ query })}
        action={action}
      />
    </Suspense>
  );
}

function ColumnHeads({ isEditable }: { isEditable: boolean }) {
  const { t } = useTranslation('pages/levels');
  return (
    <div className="data-head level-columns" data-editable={isEditable ? '' : undefined} aria-hidden="true">
      <span />
      <span>{t('list.level')}</span>
      <span>{t('list.creators')}</span>
      <span className="num">{t('list.base')}</span>
      <span className="num">{t('list.clears')}</span>
      <span />
    </div>
  );
}
