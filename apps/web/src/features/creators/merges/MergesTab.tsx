import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { type Merge, mergesQuery } from '../api.ts';
import { EntryCard } from '../parts/EntryCard.tsx';

const UndoDialog = lazyPart(() => import('./UndoDialog.tsx'), 'UndoDialog');

/** Merges of the last 30 days; each can be undone until its day. */
export function MergesTab() {
  const { t } = useTranslation('pages/creators');
  const merges = useQuery(mergesQuery);
  const [undoing, setUndoing] = useState<Merge | null>(null);
  if (merges.isError) return <QueryError query={merges} title={t('list.failed.merges')} />;
  if (!merges.data)
    return (
      <Loading className="credit-list">
        <Skeleton height={72} radius="var(--r2)" />
        <Skeleton height={72} radius="var(--r2)" />
      </Loading>
    );
  if (merges.data.length === 0)
    return <EmptyState title={t('merges.none')}>{t('merges.noneHint')}</EmptyState>;
  return (
    <>
      <p className="mb-3 text-muted">{t('merges.hint')}</p>
      <ul className="credit-list">
        {merges.data.map((merge) => (
          <li key={merge.mergeId}>
            <MergeCard merge={merge} onUndo={() => setUndoing(merge)} />
          </li>
        ))}
      </ul>
      {undoing ? <UndoDialog key={undoing.mergeId} merge={undoing} onClose={() => setUndoing(null)} /> : null}
    </>
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
              {t('merges.undo')}
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
