import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import type { Player } from '../api.ts';
import { type Merge, mergesQuery, undoMerge } from './api.ts';

/** The merges into a player that can still be undone. */
export function MergesInto({ player }: { player: Player }) {
  const { t } = useTranslation('pages/player-admin');
  const titleId = useId();
  const merges = useQuery(mergesQuery);
  const open = (merges.data ?? []).filter(
    ({ target, undoneAt }) => target.id === player.id && undoneAt === null,
  );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('merges.title')}</h3>
      <ul className="grid gap-4">
        {open.map((merge) => (
          <MergeRow key={merge.mergeId} merge={merge} />
        ))}
      </ul>
    </section>
  );
}

function MergeRow({ merge }: { merge: Merge }) {
  const { t } = useTranslation('pages/player-admin');
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoMerge(merge.mergeId),
    onSuccess: async () => {
      await catalogueChanged(client, { of: 'player' });
      toast.success(t('merges.undone', { name: merge.source.name }));
    },
  });
  return (
    <li className="grid gap-2">
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b>{merge.source.name}</b> <span className="text-muted tabular-nums">#{merge.source.id}</span>
          <br />
          <span className="text-12 text-muted">
            {t('merges.passes', { count: merge.moved.passes ?? 0 })}, <TimeAgo at={merge.createdAt} />
          </span>
        </span>
        <Button size="small" icon={UndoIcon} busy={undoing.isPending} onClick={() => undoing.mutate()}>
          {t('merges.undo')}
        </Button>
      </span>
      {undoing.isError ? <FieldError>{undoText(undoing.error, t)}</FieldError> : null}
    </li>
  );
}

const reasons = [
  'ALREADY_UNDONE',
  'TARGET_MERGED',
  'TARGET_GONE',
  'NAME_IN_USE',
  'USER_LINKED',
  'CHAT_LINKED',
  'PASSES_MOVED',
] as const;

/** Why a merge was not undone: what blocks it, in the reader's language. */
function undoText(error: unknown, t: TFunction<'pages/player-admin'>): string {
  const reason = isProblem(error) ? reasons.find((known) => known === error.extra.reason) : undefined;
  return reason === undefined ? problemText(error) : t(`merges.blocked.${reason}`);
}
