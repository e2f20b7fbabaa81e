import { submissionKinds } from '@rondo/domain/submissions';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { rove } from '../../../ui/roving-focus.ts';
import { QueueRow } from './QueueRow.tsx';
import type { Desk } from './use-desk.ts';
import './Queue.css';

/** The submissions that wait, oldest first. */
export function Queue({ desk }: { desk: Desk }) {
  const { t } = useTranslation('pages/desk');
  const { kind, queue, rows } = desk;
  const { plural } = submissionKinds[kind];
  const viewerId = useViewer().user?.id;
  if (queue.isPending)
    return (
      <Loading>
        {Array.from({ length: 6 }, (_, row) => (
          <span key={row} className="flex h-16 items-center gap-3 px-5">
            <Skeleton width={32} height={32} radius={8} />
            <span className="grid flex-1 gap-2">
              <Skeleton width="60%" />
              <Skeleton width="35%" height={10} />
            </span>
          </span>
        ))}
      </Loading>
    );
  if (queue.data === undefined) return <QueryError query={queue} panel={false} />;
  if (rows.length === 0)
    return (
      <EmptyState panel={false} title={t(`empty.${plural}`)}>
        {t('empty.hint')}
      </EmptyState>
    );
  return (
    <>
      {queue.isError ? (
        <Banner tone="danger" role="alert" className="m-3">
          <p>{problemText(queue.error)}</p>
        </Banner>
      ) : null}
      <ul
        aria-label={t(`queue.${plural}`)}
        onKeyDown={(event) => rove(event, focusedRow(event.currentTarget), rows.length)}
      >
        {rows.map((submission) => (
          <QueueRow key={submission.id} desk={desk} submission={submission} viewerId={viewerId} />
        ))}
      </ul>
    </>
  );
}

const focusedRow = (list: Element) =>
  [...list.querySelectorAll('[data-roving]')].findIndex((row) => row === document.activeElement);
