import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckboxBox } from '../../../ui/Checkbox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { type ItemKind, unannouncedQueries } from '../api.ts';
import { ItemRow } from './ItemRow.tsx';
import { useRun } from './run.ts';
import { RunPanel } from './RunPanel.tsx';
import { type ShownItem, shownItem, type Unannounced as Item } from './shown-item.ts';
import { Tray } from './Tray.tsx';
import { useAnnouncing } from './use-announcing.ts';
import { useItemKeys } from './use-item-keys.ts';
import { type Selection, useSelection } from './use-selection.ts';
import './Unannounced.css';

const route = getRouteApi('/admin/announcements');
/** Longer than between the two presses of a double click, in milliseconds. */
const doubleClick = 1_000;
const RemoveDialog = lazyPart(() => import('./RemoveDialog.tsx'), 'RemoveDialog');

/** The popup that edits a level by its number. */
export type LevelEditing = ComponentType<{ id: number; onClose: () => void }>;

/** The items of a kind that are not announced yet. Others announce as well: the list follows them. */
export function Unannounced({ kind, levelEditor }: { kind: ItemKind; levelEditor: LevelEditing }) {
  const { t } = useTranslation('pages/announcements');
  const list = useQuery<Item[]>(unannouncedQueries[kind] as never);
  const items = (list.data ?? []).map((item) => shownItem(kind, item, (names) => t('passOn', names)));
  const selection = useSelection(items.map(({ id }) => id));
  const announcing = useAnnouncing(kind, selection);
  return (
    <div className="grid gap-6">
      <RunPanel kind={kind} onTry={announcing.start} />
      <Awaited
        query={list}
        onlyFresh={items.length === 0}
        waiting={{ rows: 6, height: 64, className: 'grid gap-px' }}
        empty={<EmptyState title={t(`empty.${kind}`)}>{t('empty.text')}</EmptyState>}
      >
        {() => (
          <Items
            kind={kind}
            items={items}
            selection={selection}
            announcing={announcing}
            levelEditor={levelEditor}
          />
        )}
      </Awaited>
    </div>
  );
}

interface ItemsProps {
  kind: ItemKind;
  items: readonly ShownItem[];
  selection: Selection;
  announcing: ReturnType<typeof useAnnouncing>;
  levelEditor: LevelEditing;
}

function Items({ kind, items, selection, announcing, levelEditor: LevelEditor }: ItemsProps) {
  const { t } = useTranslation('pages/announcements');
  const { edit } = route.useSearch();
  const navigate = route.useNavigate();
  const [removed, setRemoved] = useState<ShownItem | null>(null);
  const chosen = items.filter(({ id }) => selection.has(id));
  const run = useRun();
  // A run that begins moves the rows down: what was pressed twice would be two rows.
  const dropSecondPress = (event: MouseEvent) => {
    if (event.detail < 2 || run === null || Date.now() - run.startedAt > doubleClick) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { asked, ask } = useItemKeys({
    toggle: selection.toggle,
    announce: () => chosen.length > 0 && announcing.start(chosen),
  });
  return (
    <div>
      {kind === 'rerates' && items.every(({ plan }) => plan.targets.length === 0) ? <NoChannel /> : null}
      <SelectAll count={items.length} selection={selection} />
      <ul aria-label={t('list')} className="item-list" onClickCapture={dropSecondPress}>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            kind={kind}
            item={item}
            isChosen={selection.has(item.id)}
            place={t('place', { position: index + 1, count: items.length })}
            isAsked={asked === item.id}
            onChoose={() => selection.toggle(item.id)}
            onAsk={(open) => ask(open ? item.id : null)}
            onEdit={() => void navigate({ search: (before) => ({ ...before, edit: item.levelId }) })}
            onRemove={() => setRemoved(item)}
            onTry={() => announcing.start([item])}
          />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <Tray
          kind={kind}
          items={chosen}
          isBusy={announcing.isBusy}
          onClear={selection.clear}
          onAnnounce={() => announcing.start(chosen)}
        />
      ) : null}
      {removed ? <RemoveDialog kind={kind} item={removed} onClose={() => setRemoved(null)} /> : null}
      {edit === undefined ? null : (
        <LevelEditor
          id={edit}
          onClose={() => void navigate({ search: (before) => ({ ...before, edit: undefined }) })}
        />
      )}
    </div>
  );
}

/** Rerates go to one channel, by its name. */
function NoChannel() {
  const { t } = useTranslation('pages/announcements');
  return (
    <Banner
      tone="warning"
      className="mb-4"
      title={t('noRerates.title')}
      actions={
        <ButtonLink size="small" to="/admin/difficulties">
          {t('noRerates.action')}
        </ButtonLink>
      }
    >
      {t('noRerates.text')}
    </Banner>
  );
}

/** A box with a third state: some are chosen. */
function SelectAll({ count, selection }: { count: number; selection: Selection }) {
  const { t } = useTranslation('pages/announcements');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection.isSome;
  }, [selection.isSome]);
  return (
    <div className="flex min-h-10 items-center justify-between pr-2 pb-2 pl-4">
      <label className="flex items-center gap-3">
        <CheckboxBox
          ref={box}
          aria-label={t('selectAll')}
          checked={selection.isAll}
          onChange={selection.toggleAll}
        />
        <span className="text-muted tabular-nums" aria-live="polite">
          {t('selected', { chosen: formatCount(selection.selected.length), shown: formatCount(count) })}
        </span>
      </label>
      <span className="text-12 text-faint max-md:hidden">{t('newestFirst')}</span>
    </div>
  );
}
