import type { ComponentType } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMay } from '../../lib/session/may.ts';
import { useViewer } from '../../lib/session/viewer.ts';

const load = () => import('./staff/live-parts.tsx');
const LiveFeed = lazyPart(load, 'LiveFeed');

/** Nothing for those who are no staff: they never load any of this. */
function forStaff<Props extends object>(Part: ComponentType<Props>) {
  return function StaffPart(props: Props) {
    return useMay()('staffStatistics') ? <Part {...props} /> : null;
  };
}

/** Listens to live events, for staff. */
export function StaffFeed() {
  const { user } = useViewer();
  const isStaff = useMay()('staffStatistics');
  return user && isStaff ? <LiveFeed person={user.id} /> : null;
}

/** The dialog for the super-admin password, while a call waits for it. */
export const SecondPassword = forStaff(lazyPart(load, 'SecondPassword'));

/** How much work waits. */
export const StaffBadge = forStaff(lazyPart(load, 'PendingBadge'));

/** The way back to live events when they are lost. */
export const StaffRetry = forStaff(lazyPart(load, 'LiveRetry'));
