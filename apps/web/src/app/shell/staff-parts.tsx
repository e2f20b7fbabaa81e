import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMay } from '../../lib/session/may.ts';
import { useViewer } from '../../lib/session/viewer.ts';

const load = () => import('./staff/index.ts');
const LiveFeed = lazyPart(load, 'LiveFeed');
const LiveRetry = lazyPart(load, 'LiveRetry');
const PendingBadge = lazyPart(load, 'PendingBadge');

/** The id of a viewer who is staff; null for everybody else, who never loads any of this. */
function useStaff(): number | null {
  const { user } = useViewer();
  return useMay()('staffStatistics') ? (user?.id ?? null) : null;
}

/** Listens to live events, for staff. */
export function StaffFeed() {
  const person = useStaff();
  return person === null ? null : (
    <Suspense>
      <LiveFeed person={person} />
    </Suspense>
  );
}

/** How much work waits. */
export function StaffBadge(props: ComponentProps<typeof PendingBadge>) {
  return useStaff() === null ? null : (
    <Suspense>
      <PendingBadge {...props} />
    </Suspense>
  );
}

/** The way back to live events when they are lost. */
export function StaffRetry(props: ComponentProps<typeof LiveRetry>) {
  return useStaff() === null ? null : (
    <Suspense>
      <LiveRetry {...props} />
    </Suspense>
  );
}
