import { SUBMISSION_KINDS, submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePageShortcuts } from '../../lib/page-shortcuts.ts';
import { pendingCountsQuery } from '../../lib/session/pending-counts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ChevronLeftIcon, RefreshIcon } from '../../ui/icons.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AutoAllow } from './desk/AutoAllow.tsx';
import { Card } from './desk/Card.tsx';
import { Queue } from './desk/Queue.tsx';
import { type Desk, useDesk } from './desk/use-desk.ts';
import { useDeskCache } from './desk/use-desk-cache.ts';
import { useDeskKeys } from './desk/use-desk-keys.ts';

const countOf = { level: 'pendingLevelSubmissions', pass: 'pendingPassSubmissions' } as const;

/** The review desk: the queue on the left, the decision on the right; two steps on a narrow screen. */
export function ManagementPage() {
  const { t } = useTranslation('pages/desk');
  const desk = useDesk();
  const { data: counts } = useQuery(pendingCountsQuery);
  const isDeciding = desk.chosenId !== undefined;
  const isAlone = !isDeciding && !desk.queue.isPending;
  const place = useNarrowPlace(desk);
  useDeskKeys({ j: () => desk.move(1), k: () => desk.move(-1), u: desk.undo.last });
  usePageShortcuts(
    useMemo(
      () => ({
        title: t('title'),
        shortcuts: [
          { keys: ['J'], does: t('help.next') },
          { keys: ['K'], does: t('help.previous') },
          { keys: ['A', 'Enter'], does: t('help.allow') },
          { keys: ['D'], does: t('help.decline') },
          { keys: ['U'], does: t('help.undo') },
          { keys: ['V'], does: t('term.openVideo') },
          { keys: ['Ctrl', 'Enter'], does: t('help.send') },
        ],
      }),
      [t],
    ),
  );
  return (
    <Page title={t('title')} width="admin" actions={<Tools desk={desk} />}>
      <section className="desk panel overflow-clip" data-alone={isAlone || undefined} tabIndex={-1}>
        {desk.isNarrow && isDeciding ? null : (
          <div className="desk-side" onClickCapture={place.remember}>
            <Tabs
              label={t('tabs')}
              tabs={SUBMISSION_KINDS.map((kind) => ({
                id: kind,
                label: t(submissionKinds[kind].plural),
                count: desk.queues[kind].data?.length ?? counts?.[countOf[kind]] ?? 0,
              }))}
              selected={desk.kind}
              onSelect={desk.open}
            >
              <Queue desk={desk} />
            </Tabs>
          </div>
        )}
        {isDeciding ? (
          <div className="flex min-w-0 flex-col">
            {desk.isNarrow ? (
              <Button
                variant="ghost"
                icon={ChevronLeftIcon}
                className="m-2 self-start"
                onClick={desk.toQueue}
              >
                {t('back')}
              </Button>
            ) : null}
            <Chosen desk={desk} />
          </div>
        ) : null}
      </section>
    </Page>
  );
}

/** On a narrow screen a card begins at its top, and the queue is again where it was left. */
function useNarrowPlace({ isNarrow, chosenId }: Desk) {
  const left = useRef(0);
  useLayoutEffect(() => {
    if (isNarrow) window.scrollTo(0, chosenId === undefined ? left.current : 0);
  }, [isNarrow, chosenId]);
  return {
    remember: () => {
      left.current = window.scrollY;
    },
  };
}

function Chosen({ desk }: { desk: Desk }) {
  const { t } = useTranslation('pages/desk');
  const { kind, rows, queue, chosenId } = desk;
  const chosen = rows.find(({ id }) => id === chosenId);
  if (chosen) return <Card key={`${kind} ${chosen.id}`} desk={desk} submission={chosen} />;
  if (!queue.data) return null;
  return (
    <EmptyState
      panel={false}
      title={t('gone.title', { id: chosenId })}
      action={desk.ids.length > 0 ? <Button onClick={desk.toFirst}>{t('gone.first')}</Button> : undefined}
    >
      {t('gone.text')}
    </EmptyState>
  );
}

/** Long enough for the eye to see that something happened, in milliseconds. */
const shortestSpin = 1000;

/** What the keys do, what can be done with the open queue, and the button that asks for it again. */
function Tools({ desk }: { desk: Desk }) {
  const { kind, queue, queues } = desk;
  const { t } = useTranslation('pages/desk');
  const cache = useDeskCache();
  const [spinning, setSpinning] = useState(false);
  const refresh = async () => {
    setSpinning(true);
    cache.reloadCounts();
    await Promise.all([queue.refetch(), new Promise((done) => setTimeout(done, shortestSpin))]);
    setSpinning(false);
  };
  return (
    <>
      <span className="flex items-center gap-2 text-faint max-[1023px]:hidden">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> {t('key.move')} <Kbd>A</Kbd> <Kbd>Enter</Kbd> {t('key.allow')} <Kbd>D</Kbd>{' '}
        {t('key.decline')} <Kbd>V</Kbd> {t('key.video')}
      </span>
      {kind === 'pass' ? <AutoAllow desk={desk} passes={queues.pass.data ?? []} /> : null}
      <IconButton
        icon={RefreshIcon}
        label={t('action.refresh')}
        busy={spinning}
        onClick={() => void refresh()}
      />
    </>
  );
}
