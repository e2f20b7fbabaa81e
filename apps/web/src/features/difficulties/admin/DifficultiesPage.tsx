import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useTyped } from '../../../lib/session/typed.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PlusIcon, RefreshIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PasswordGate } from '../../../ui/PasswordGate.tsx';
import { toast } from '../../../ui/toast.ts';
import { UnlockedPill } from '../../../ui/UnlockedPill.tsx';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import { type DifficultyUsage, usageQuery } from './api.ts';
import { DifficultiesToolbar } from './DifficultiesToolbar.tsx';
import { DifficultyGroup } from './DifficultyGroup.tsx';
import { shownGroups } from './groups.ts';
import { OrderTray } from './OrderTray.tsx';
import { useDifficultyKeys } from './use-difficulty-keys.ts';
import { useOrder } from './use-order.ts';
import { useUnlockToDelete } from './use-unlock-to-delete.ts';
import type { DifficultiesSearch } from './search-params.ts';

const DifficultyDialog = lazyPart(() => import('./edit/DifficultyDialog.tsx'), 'DifficultyDialog', [
  'errors',
]);
const DeleteDialog = lazyPart(() => import('./delete/DeleteDialog.tsx'), 'DeleteDialog', ['errors']);
const LeaveQuestion = lazyPart(() => import('../../../ui/LeaveQuestion.tsx'), 'LeaveQuestion');

const route = getRouteApi('/admin/difficulties');
const none: readonly DifficultyUsage[] = [];

/** The scale and the special difficulties, for those who shape them. */
export function DifficultiesPage() {
  const { t } = useTranslation('pages/difficulties');
  return (
    <PasswordGate title={t('title')}>
      <Difficulties />
    </PasswordGate>
  );
}

function Difficulties() {
  const { t } = useTranslation('pages/difficulties');
  const { search, change, openPopup, closePopup } = usePageSearch<DifficultiesSearch>(route);
  const usage = useQuery(usageQuery);
  const table = usage.data ?? none;
  const order = useOrder(table);
  const groups = useMemo(() => shownGroups(order.rows, search), [order.rows, search]);
  const saving = useAct('orderDifficulties', {
    changes: 'difficulty',
    done: t('order.saved'),
    failed: (reason) => t('toast.failed', { reason }),
    // For what others have saved.
    onError: () => void usage.refetch(),
  });
  const save = () => {
    const { wishes, changes } = order;
    const sortOrders = [...changes].map(([id, sortOrder]) => ({ id, sortOrder }));
    saving.mutate({ body: { sortOrders } }, { onSuccess: () => order.settle(wishes) });
  };
  const putBack = () => {
    order.putBack();
    toast.info(t('order.isBack'));
  };
  const isChanged = order.changes.size > 0;
  useTyped(isChanged);
  const isLet = useRef(false);
  const leaving = useLeaveQuestion(isChanged, isLet);
  const openNew = () => openPopup({ new: true });
  const openEdit = (id: number) => openPopup({ edit: id });
  const openDelete = (id: number) => openPopup({ delete: id });
  useDifficultyKeys({ onNew: openNew, onEdit: openEdit, onDelete: openDelete });
  const refresh = async () => {
    const { error } = await usage.refetch();
    if (error) toast.danger(t('refreshFailed', { reason: problemText(error) }));
    else toast.success(t('refreshed'));
  };
  const levels = table.reduce((sum, row) => sum + row.levels, 0);
  const isSearched = search.query.trim() !== '';
  const at = (id: number | undefined) => table.find((row) => row.id === id);
  return (
    <Page
      title={t('title')}
      width="admin"
      sub={usage.data ? t('count', { count: levels, difficulties: formatCount(table.length) }) : undefined}
      actions={
        <>
          <UnlockedPill />
          <IconButton
            icon={RefreshIcon}
            label={t('action.refresh')}
            busy={usage.isFetching}
            onClick={() => void refresh()}
          />
          <Button variant="primary" icon={PlusIcon} aria-keyshortcuts="N" onClick={openNew}>
            {t('new')}
            <Kbd className="max-md:hidden">N</Kbd>
          </Button>
        </>
      }
    >
      <DifficultiesToolbar search={search} onChange={change} />
      <Awaited query={usage} waiting={{ rows: 8, height: 55, className: 'grid gap-px' }}>
        {() => (
          <>
            <ColumnHeads />
            {groups.map((group) => (
              <DifficultyGroup
                key={group.name}
                group={group}
                order={order}
                isOpen={isSearched || !search.closed.includes(group.name)}
                onToggle={() =>
                  change({
                    closed: search.closed.includes(group.name)
                      ? search.closed.filter((name) => name !== group.name)
                      : [...search.closed, group.name],
                  })
                }
                onDelete={openDelete}
              />
            ))}
            {groups.length === 0 ? (
              <EmptyState
                title={t('noMatch')}
                action={<Button onClick={() => change({ query: '', type: 'all' })}>{t('reset')}</Button>}
              />
            ) : null}
          </>
        )}
      </Awaited>
      {isChanged ? (
        <OrderTray count={order.changes.size} busy={saving.isPending} onPutBack={putBack} onSave={save} />
      ) : null}
      <Popups
        search={search}
        table={table}
        editing={at(search.edit)}
        deleting={at(search.delete)}
        onClose={closePopup}
        onOpen={(changes) => change(changes, true)}
      />
      {leaving ? (
        <LeaveQuestion onLeave={() => leaving.answer(true)} onStay={() => leaving.answer(false)} />
      ) : null}
    </Page>
  );
}

interface PopupsProps {
  search: DifficultiesSearch;
  table: readonly DifficultyUsage[];
  editing: DifficultyUsage | undefined;
  deleting: DifficultyUsage | undefined;
  onClose: (changes: Partial<DifficultiesSearch>) => void;
  /** Puts another popup in the place of the one that is open. */
  onOpen: (changes: Partial<DifficultiesSearch>) => void;
}

/** The popup that the address names. */
function Popups({ search, table, editing, deleting, onClose, onOpen }: PopupsProps) {
  const closeDelete = () => onClose({ delete: undefined });
  const mayDelete = useUnlockToDelete(deleting !== undefined, closeDelete);
  if (table.length === 0) return null;
  if (search.new)
    return (
      <DifficultyDialog
        difficulty={null}
        table={table}
        onClose={() => onClose({ new: false })}
        onOpen={(id) => onOpen({ new: false, edit: id })}
      />
    );
  if (editing)
    return (
      <DifficultyDialog
        key={editing.id}
        difficulty={editing}
        table={table}
        onClose={() => onClose({ edit: undefined })}
        onOpen={(id) => onOpen({ edit: id })}
        onDelete={() => onOpen({ edit: undefined, delete: editing.id })}
      />
    );
  return deleting && deleting.id !== 0 && mayDelete ? (
    <DeleteDialog key={deleting.id} difficulty={deleting} table={table} onClose={closeDelete} />
  ) : null;
}

/** What the columns of the rows are. */
function ColumnHeads() {
  const { t } = useTranslation('pages/difficulties');
  return (
    <div className="dif-head" aria-hidden="true">
      <span />
      <span />
      <span>{t('term.name')}</span>
      <span>{t('column.type')}</span>
      <span className="text-right">{t('term.baseScore')}</span>
      <span className="text-right">{t('column.levels')}</span>
      <span>{t('column.announced')}</span>
      <span className="text-right">{t('term.order')}</span>
      <span />
    </div>
  );
}
