import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { undoText } from '../../../lib/api/undo-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { EntryCard } from '../parts/EntryCard.tsx';

type Merge = Reply<'creatorMerges'>[number];

/** Merges of the last 30 days; each can be undone until its day. */
export function MergesTab() {
  const { t } = useTranslation('pages/creators');
  const merges = useQuery(query('creatorMerges'));
  const [undoing, setUndoing] = useState<Merge | null>(null);
  return (
    <Awaited
      query={merges}
      title={t('list.failed.merges')}
      onlyFresh
      waiting={{ rows: 2, height: 72, radius: 'var(--r2)', className: 'credit-list' }}
      empty={<EmptyState title={t('merges.none')}>{t('merges.noneHint')}</EmptyState>}
    >
      {(rows) => (
        <>
          <p className="mb-3 text-muted">{t('merges.hint')}</p>
          <ul className="credit-list">
            {rows.map((merge) => (
              <li key={merge.mergeId}>
                <MergeCard merge={merge} onUndo={() => setUndoing(merge)} />
              </li>
            ))}
          </ul>
          {undoing ? <UndoDialog merge={undoing} onClose={() => setUndoing(null)} /> : null}
        </>
      )}
    </Awaited>
  );
}

function MergeCard({ merge, onUndo }: { merge: Merge; onUndo: () => void }) {
  const { t, language } = useTranslation('pages/creators');
  const { actor, createdAt, moved, undoneAt, undoUntil } = merge;
  const names = { source: merge.source.name, target: merge.target.name };
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(undoUntil));
  return (
    <EntryCard
      label={t('merges.into', names)}
      buttons={
        undoneAt === null ? (
          <>
            <span className="self-center text-12 text-muted">{t('merges.until', { date: until })}</span>
            <Button size="small" icon={UndoIcon} aria-label={t('merges.undoNamed', names)} onClick={onUndo}>
              {t('action.undo')}
            </Button>
          </>
        ) : (
          <Chip>{t('merges.undone')}</Chip>
        )
      }
    >
      <p className="font-semibold wrap-anywhere">{t('merges.into', names)}</p>
      <p className="flex flex-wrap gap-x-2 text-12 text-muted wrap-anywhere">
        <TimeAgo at={createdAt} />
        {actor ? <span>{t('merges.by', { name: actor.nickname })}</span> : null}
        <span>{t('merges.credits', { count: moved.credits ?? 0 })}</span>
        <span>{t('merges.requests', { count: moved.requests ?? 0 })}</span>
      </p>
    </EntryCard>
  );
}

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
      ids: ids.map((id) => `#${id}`).join(', '),
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
