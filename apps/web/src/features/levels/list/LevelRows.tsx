import { levelList } from '@rondo/domain/levels';
import { memo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { PagedRows } from '../../../lib/rows/use-paged-rows.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { PagedList } from '../../../ui/PagedList.tsx';
import { useMyClears } from '../../clears/index.ts';
import { NoRows } from '../../search/index.ts';
import { type LevelListItem, levelRows } from '../api.ts';
import type { LevelListSearch } from '../search-params.ts';
import { LevelRow } from './LevelRow.tsx';
import { LevelRowShape } from './LevelRowShape.tsx';

const CompactLevelRow = lazyPart(() => import('./CompactLevelRow.tsx'), 'CompactLevelRow');
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
  const mine = useMyClears();
  const hasMine = mine !== null;
  const each = { legacy: labels === 'legacy', onEdit: canEdit ? setEdited : undefined };
  const list = {
    rows,
    label: t('list.title'),
    counted: (count: number) => (count === 0 ? t('list.empty') : t('list.count', { count })),
    endText: t('list.end', { count: rows.list.items.length }),
    empty: (
      <NoRows
        texts="pages/levels"
        fields={levelList.searchFields}
        query={search.query}
        rowsOf={(query) => levelRows({ ...search, query })}
        onChange={onChange}
        onReset={onReset}
      />
    ),
  };
  const Row = view === 'compact' ? CompactLevelRow : LevelRow;
  return (
    <>
      {view === 'grid' ? (
        <LevelGrid {...list} {...each} mine={mine} size={size} onSize={(size) => onChange({ size }, true)} />
      ) : (
        <PagedList
          {...list}
          rowHeight={view === 'compact' ? 40 : 72}
          head={view === 'normal' ? <ColumnHeads isEditable={canEdit} hasMine={hasMine} /> : null}
          rowShape={view === 'normal' ? <LevelRowShape isEditable={canEdit} hasMine={hasMine} /> : undefined}
          renderItem={(level) => (
            <Row level={level} hasMine={hasMine} best={mine?.get(level.id)} isNarrow={isNarrow} {...each} />
          )}
        />
      )}
      {edited === null ? null : <EditInList id={edited} onClose={() => setEdited(null)} />}
    </>
  );
});

function ColumnHeads({ isEditable, hasMine }: { isEditable: boolean; hasMine: boolean }) {
  const { t } = useTranslation('pages/levels');
  return (
    <div
      className="data-head level-columns"
      data-editable={isEditable ? '' : undefined}
      data-mine={hasMine ? '' : undefined}
      aria-hidden="true"
    >
      <span />
      <span>{t('term.level')}</span>
      <span className="data-row-aside">{t('nav.creators')}</span>
      {hasMine ? <span className="num">{t('list.yours')}</span> : null}
      <span className="num">{t('list.base')}</span>
      <span className="num">{t('list.clears')}</span>
      <span />
    </div>
  );
}
