import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { undoText } from '../../../lib/api/undo-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Column, StaffTable } from '../../../ui/StaffTable.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Words } from '../parts/entry-columns.tsx';

type Merge = Reply<'creatorMerges'>[number];

/** Merges of the last 30 days; each can be undone until its day. */
export function MergesTab() {
  const { t, language } = useTranslation('pages/creators');
  const merges = useQuery(query('creatorMerges'));
  const [undoing, setUndoing] = useState<Merge | null>(null);
  return (
    <>
      {merges.data?.length ? <p className="mb-3 text-muted">{t('merges.hint')}</p> : null}
      <StaffTable
        label={t('tab.merges')}
        title={t('list.failed.merges')}
        query={merges}
        rows={merges.data?.map((merge) => ({ ...merge, id: merge.mergeId }))}
        columns={mergeColumns(t, language)}
        actions={{
          width: '104px',
          narrow: 'corner',
          of: (merge) => [
            merge.undoneAt === null && {
              label: t('action.undo'),
              fullLabel: t('merges.undoNamed', { source: merge.source.name, target: merge.target.name }),
              act: () => setUndoing(merge),
            },
          ],
        }}
        empty={<EmptyState title={t('merges.none')}>{t('merges.noneHint')}</EmptyState>}
      />
      {undoing ? <UndoDialog merge={undoing} onClose={() => setUndoing(null)} /> : null}
    </>
  );
}

const mergeColumns = (t: Words, language: string): readonly Column<Merge>[] => [
  {
    head: t('head.merge'),
    width: 'minmax(0, 1fr)',
    cell: ({ source, target, createdAt, actor }) => (
      <>
        <b className="block font-semibold wrap-anywhere">
          {t('merges.into', { source: source.name, target: target.name })}
        </b>
        <span className="flex flex-wrap gap-x-2 text-12 text-muted wrap-anywhere">
          <TimeAgo at={createdAt} />
          {actor ? <span>{t('merges.by', { name: actor.nickname })}</span> : null}
        </span>
      </>
    ),
  },
  {
    head: t('head.moved'),
    width: '200px',
    className: 'flex flex-wrap gap-x-2 text-muted tabular-nums',
    narrow: 'line',
    cell: ({ moved }) => (
      <>
        <span>{t('merges.credits', { count: moved.credits ?? 0 })}</span>
        <span>{t('merges.requests', { count: moved.requests ?? 0 })}</span>
      </>
    ),
  },
  {
    head: t('term.state'),
    width: '256px',
    className: 'text-muted',
    narrow: 'line',
    cell: ({ undoneAt, undoUntil }) => {
      if (undoneAt !== null) return <Chip>{t('merges.undone')}</Chip>;
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(undoUntil));
      return t('merges.until', { date });
    },
  },
];

/** Asks before an undo, and says what blocks it. */
function UndoDialog({ merge, onClose }: { merge: Merge; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const names = { source: merge.source.name, target: merge.target.name };
  const undoing = useAct(() => call('undoCreatorMerge', { mergeId: merge.mergeId }), {
    changes: 'creator',
    done: t('merges.done', names),
    onSuccess: onClose,
  });
  const { error } = undoing;
  const refusal = () => {
    const { reason, ids } = isProblem(error) ? error.extra : {};
    if (reason !== 'CREDITS_CHANGED' || !Array.isArray(ids)) return undoText('pages/creators', error);
    return t('merges.blocked.CREDITS_CHANGED', {
      count: ids.length,
      ids: ids.map((id) => `#${id}`),
    });
  };
  return (
    <ConfirmDialog
      title={t('merges.title')}
      confirmLabel={t('merges.confirm')}
      busy={undoing.isPending}
      onCancel={onClose}
      onConfirm={undoing.mutate}
    >
      <div className="grid gap-3 wrap-anywhere">
        {error ? (
          <Banner tone="danger" role="alert">
            <p>{refusal()}</p>
          </Banner>
        ) : null}
        <p>{t('merges.text', names)}</p>
      </div>
    </ConfirmDialog>
  );
}
