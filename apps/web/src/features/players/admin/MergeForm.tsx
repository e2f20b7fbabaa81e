import { readId } from '@rondo/domain/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { AlertIcon } from '../../../ui/icons.ts';
import { HeldBack } from '../../../ui/Private.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Player } from '../api.ts';
import { confirmedEachTime } from './confirmed-each-time.ts';
import { MergePreview } from './MergePreview.tsx';
import { type OnUnsaved, useUnsaved } from './use-unsaved.ts';

export interface MergeFormProps {
  player: Player;
  onBusy: (busy: boolean) => void;
  onUnsaved: OnUnsaved;
  onCancel: () => void;
}

/** Merging in three steps: understand, name the target and see what moves, confirm. Then on to the leaderboard. */
export function MergeForm({ player, onBusy, onUnsaved, onCancel }: MergeFormProps) {
  const { t } = useTranslation(['pages/player-admin', 'components']);
  const titleId = useId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [understood, setUnderstood] = useState(false);
  const [text, setText] = useState('');
  const target = useDeferredValue(readId(text));
  const preview = useQuery(
    query(
      'previewPlayerMerge',
      { id: player.id, targetPlayerId: target ?? 0 },
      // Loaded again each time, because a decision follows.
      { enabled: target !== null, staleTime: 0, gcTime: 0, retry: false },
    ),
  );
  const merging = useAct(
    async (targetPlayerId: number) => {
      onBusy(true);
      const given = { id: player.id, body: { targetPlayerId } };
      const reply = await call('mergePlayer', given, confirmedEachTime).finally(() => onBusy(false));
      // What was typed here is done.
      await navigate({ to: '/leaderboard', replace: true, ignoreBlocker: true });
      client.removeQueries({ queryKey: keyOf('player', { id: player.id }) });
      return reply;
    },
    {
      changes: 'player',
      done: (reply) => t('merge.done', { source: player.name, target: reply.target.name }),
    },
  );
  useUnsaved('merge', text.trim() !== '' && !merging.isPending && !merging.isSuccess, onUnsaved);
  const isNoId = text.trim() !== '' && readId(text) === null;
  const isReady = target !== null && preview.data?.target.id === target && !preview.isFetching;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('merge.title')}</h3>
      <form
        className="grid gap-4"
        // Enter in the box does not merge: only the button does.
        onSubmit={(event) => event.preventDefault()}
      >
        <Banner tone="warning" icon={AlertIcon}>
          <p>{t('merge.warning', { name: player.name })}</p>
        </Banner>
        <Checkbox
          ref={first}
          label={t('merge.understand')}
          checked={understood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        {understood ? (
          <TextField
            label={t('merge.target')}
            hint={t('merge.targetHint')}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            disabled={merging.isPending}
            error={
              isNoId
                ? t('components:field.id')
                : preview.isError && target !== null
                  ? problemText(preview.error)
                  : null
            }
            trailing={preview.isFetching ? <Spinner /> : null}
            onChange={(event) => {
              setText(event.currentTarget.value);
              merging.reset();
            }}
          />
        ) : null}
        {understood && preview.data && target !== null ? (
          <HeldBack>
            <MergePreview preview={preview.data} />
          </HeldBack>
        ) : null}
        {merging.isError ? <FieldError>{problemText(merging.error)}</FieldError> : null}
        <span className="flex justify-end gap-2">
          <Button variant="ghost" disabled={merging.isPending} onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button
            sends
            variant="danger"
            busy={merging.isPending}
            disabled={!understood || !isReady}
            onClick={() => {
              if (isReady) merging.mutate(target);
            }}
          >
            {t('merge.confirm')}
          </Button>
        </span>
      </form>
    </section>
  );
}
