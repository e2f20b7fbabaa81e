import { SUBMISSION_KINDS, submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePageShortcuts } from '../../lib/page-shortcuts.ts';
import { pendingCountsQuery } from '../../lib/session/pending-counts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ChevronLeftIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AutoAllow } from './desk/AutoAllow.tsx';
import { Card } from './desk/Card.tsx';
import { DeskTools } from './desk/DeskTools.tsx';
import { Queue } from './desk/Queue.tsx';
import { useDesk } from './desk/use-desk.ts';
import { useDeskCache } from './desk/use-desk-cache.ts';
import { useDeskKeys } from './desk/use-desk-keys.ts';

const countOf = { level: 'pendingLevelSubmissions', pass: 'pendingPassSubmissions' } as const;

/** The review desk: the queue on the left, the decision on the right; two steps on a narrow screen. */
export function ManagementPage() {
  const { t } = useTranslation('pages/desk');
  const desk = useDesk();
  const cache = useDeskCache();
  const { data: counts } = useQuery(pendingCountsQuery);
  const isDeciding = desk.chosenId !== undefined;
  const isAlone = !isDeciding && !desk.queue.isPending;
  useDeskKeys({ j: () => desk.move(1), k: () => desk.move(-1) });
  usePageShortcuts(
    useMemo(
      () => ({
        title: t('title'),
        shortcuts: [
          { keys: ['J'], does: t('help.next') },
          { keys: ['K'], does: t('help.previous') },
          { keys: ['A'], does: t('help.allow') },
          { keys: ['D'], does: t('help.decline') },
          { keys: ['V'], does: t('help.video') },
          { keys: ['Ctrl', 'Enter'], does: t('help.send') },
        ],
      }),
      [t],
    ),
  );
  const refresh = async () => {
    cache.reloadCounts();
    await desk.queue.refetch();
  };
  return (
    <Page
      title={t('title')}
      width="admin"
      actions={
        <DeskTools onRefresh={refresh}>
          {desk.kind === 'pass' ? <AutoAllow passes={desk.queues.pass.data ?? []} /> : null}
        </DeskTools>
      }
    >
      <section className="desk panel overflow-clip" data-alone={isAlone || undefined}>
        {desk.isNarrow && isDeciding ? null : (
          <div className="desk-side">
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

function Chosen({ desk }: { desk: ReturnType<typeof useDesk> }) {
  const { t } = useTranslation('pages/desk');
  const { kind, rows, queue, chosenId, leaving } = desk;
  const place = {
    isLeaving: leaving?.id === chosenId,
    isOpened: desk.isOpened,
    count: desk.ids.length,
    takesFocus: desk.hasDecided,
    onBusy: desk.keep,
    onDecided: desk.leave,
  };
  const chosen = rows.find(({ id }) => id === chosenId);
  if (chosen) return <Card key={`${kind} ${chosen.id}`} kind={kind} submission={chosen} place={place} />;
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
