import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { undoText } from '../../../lib/api/undo-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import type { Player } from '../api.ts';
import { confirmedEachTime } from './confirmed-each-time.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

/** The merges into a player that can still be undone. */
export function MergesInto({ player }: { player: Player }) {
  const { t } = useTranslation('pages/player-admin');
  const titleId = useId();
  const merges = useQuery(query('playerMerges', {}, { staleTime: 10_000 }));
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

function MergeRow({ merge }: { merge: Reply<'playerMerges'>[number] }) {
  const { t } = useTranslation('pages/player-admin');
  const undoing = useAct(() => call('undoPlayerMerge', { mergeId: merge.mergeId }, confirmedEachTime), {
    changes: 'player',
    done: t('merges.undone', { name: merge.source.name }),
  });
  return (
    <li className="grid gap-2">
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b>
            <PersonText of={merge.source.name} />
          </b>{' '}
          <span className="text-muted tabular-nums">#{merge.source.id}</span>
          <br />
          <span className="text-12 text-muted">
            {t('merges.passes', { count: merge.moved.passes ?? 0 })} · <TimeAgo at={merge.createdAt} />
          </span>
        </span>
        <Button size="small" icon={UndoIcon} busy={undoing.isPending} onClick={() => undoing.mutate()}>
          {t('action.undo')}
        </Button>
      </span>
      {undoing.isError ? <FieldError>{undoText('pages/player-admin', undoing.error)}</FieldError> : null}
    </li>
  );
}
