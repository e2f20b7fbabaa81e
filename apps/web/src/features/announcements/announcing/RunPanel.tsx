import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { announced } from '../../../lib/queries/catalogue-changed.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { AlertIcon, CheckIcon, CloseIcon, RefreshIcon } from '../../../ui/icons.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import type { ItemKind, ItemState } from '../api.ts';
import { type Outcome, outcomeOf, type OwnAnnouncement, ownAnnouncement } from './outcome.ts';
import { type Run, setRun, useRun } from './run.ts';
import { RunItem } from './RunItem.tsx';
import type { ShownItem } from './shown-item.ts';
import './RunPanel.css';

/** While nobody reports, how far it is is asked for this often, in milliseconds. */
const lookEvery = 2_000;

interface RunPanelProps {
  kind: ItemKind;
  onTry: (items: readonly ShownItem[]) => void;
}

/** How far the last announcing of this kind is, and what became of each item. */
export function RunPanel({ kind, onTry }: RunPanelProps) {
  const run = useRun();
  return run?.kind === kind ? <Progress key={run.startedAt} run={run} onTry={onTry} /> : null;
}

function Progress({ run, onTry }: { run: Run; onTry: (items: readonly ShownItem[]) => void }) {
  const { t } = useTranslation('pages/announcements');
  const { kind, items } = run;
  const ids = items.map(({ id }) => id);
  const states = useQuery({
    ...query('announcementState', { body: { kind, ids } }),
    refetchInterval: ({ state }) => (isOver(run, state.data?.items) ? false : lookEvery),
  });
  const byId = new Map(states.data?.items.map((state) => [state.id, state]));
  const outcomes = items.map((item) => outcomeOf(run, item.id, byId.get(item.id)));
  const isRunning = outcomes.includes('open');
  const failed = items.filter((_, place) => outcomes[place] === 'failed');
  const done = outcomes.filter((outcome) => outcome !== 'open').length;
  const owns = items.map(({ id }) => ownAnnouncement(run, id, byId.get(id)));
  return (
    <section
      className="panel overflow-clip"
      aria-label={t('run.title', { shown: formatCount(items.length) })}
    >
      <header className="flex min-h-14 items-center gap-3 py-2 pr-4 pl-6">
        {isRunning ? (
          <Spinner size={20} />
        ) : (
          <Icon
            of={failed.length > 0 ? AlertIcon : CheckIcon}
            className={failed.length > 0 ? 'text-warning' : 'text-success'}
          />
        )}
        <h2 aria-live="polite">
          {isRunning ? (
            t('run.title', { shown: formatCount(items.length) })
          ) : (
            <Sum outcomes={outcomes} messages={messagesOf(owns)} />
          )}
        </h2>
        <span className="ml-auto text-muted tabular-nums">
          {isRunning
            ? `${t('run.progress', { done: formatCount(done), shown: formatCount(items.length) })} · `
            : ''}
          <Seconds since={run.startedAt} isRunning={isRunning} />
        </span>
        {isRunning ? null : (
          <IconButton icon={CloseIcon} size="small" label={t('action.close')} onClick={() => setRun(null)} />
        )}
      </header>
      <Bar outcomes={outcomes} />
      <ul className="max-h-85 overflow-y-auto">
        {items.map((item, place) => (
          <RunItem
            key={item.id}
            run={run}
            item={item}
            outcome={outcomes[place] ?? 'open'}
            own={owns[place] ?? null}
            onTry={() => onTry([item])}
          />
        ))}
      </ul>
      <footer className="run-foot">
        <span className="text-12 text-muted">
          {isRunning ? t('run.leave') : failed.length > 0 ? t('run.stay') : ''}
        </span>
        {isRunning ? <Stop run={run} /> : null}
        {!isRunning && failed.length > 1 ? (
          <Button variant="primary" icon={RefreshIcon} onClick={() => onTry(failed)}>
            {t('run.tryAll', { shown: formatCount(failed.length) })}
          </Button>
        ) : null}
      </footer>
    </section>
  );
}

const isOver = (run: Run, states: readonly ItemState[] | undefined) =>
  run.result !== null &&
  states !== undefined &&
  states.every((state) => outcomeOf(run, state.id, state) !== 'open');

function Bar({ outcomes }: { outcomes: readonly Outcome[] }) {
  const share = (isCounted: (outcome: Outcome) => boolean) =>
    `${(100 * outcomes.filter(isCounted).length) / outcomes.length}%`;
  return (
    <div className="run-bar mx-6 mb-2 flex h-1 gap-0.5 overflow-clip" aria-hidden="true">
      <i
        data-outcome="done"
        style={{ width: share((outcome) => outcome !== 'open' && outcome !== 'failed') }}
      />
      <i data-outcome="failed" style={{ width: share((outcome) => outcome === 'failed') }} />
    </div>
  );
}

/** The messages of a run that arrived; several items share one. */
function messagesOf(owns: readonly (OwnAnnouncement | null)[]): number {
  const sent = owns.flatMap((own) => own?.targets ?? []).filter(({ state }) => state === 'sent');
  return new Set(sent.map(({ deliveryId }) => deliveryId)).size;
}

/** What a run came to: messages, items without a rule, failures. */
function Sum({ outcomes, messages }: { outcomes: readonly Outcome[]; messages: number }) {
  const { t } = useTranslation('pages/announcements');
  const counted = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const [silent, already, failed] = [counted('silent'), counted('already'), counted('failed')];
  const say = (key: 'messages' | 'silent' | 'already' | 'failures', count: number) =>
    t(`run.sum.${key}`, { count, shown: formatCount(count) });
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <span>{say('messages', messages)}</span> {silent > 0 ? <span>{say('silent', silent)}</span> : null}{' '}
      {already > 0 ? <span>{say('already', already)}</span> : null}{' '}
      {failed > 0 ? <span className="text-danger">{say('failures', failed)}</span> : null}
    </span>
  );
}

/** Seconds that it took, or takes so far. */
function Seconds({ since, isRunning }: { since: number; isRunning: boolean }) {
  const { t } = useTranslation('pages/announcements');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return t('run.time', { seconds: formatCount(Math.max(0, Math.round((now - since) / 1000))) });
}

function Stop({ run }: { run: Run }) {
  const { t } = useTranslation('pages/announcements');
  const { mutate, isPending } = useAct('stopAnnouncements', {
    stale: announced,
    failed: (reason) => reason,
    onSuccess: ({ cancelled }) =>
      toast.info(t('run.stopped', { count: cancelled, shown: formatCount(cancelled) })),
  });
  const ids = run.items.map(({ id }) => id);
  return (
    <Button busy={isPending} onClick={() => mutate({ body: { kind: run.kind, ids } })}>
      {t('run.stop')}
    </Button>
  );
}
