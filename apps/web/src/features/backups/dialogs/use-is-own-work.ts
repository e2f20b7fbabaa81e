import { useState } from 'react';
import { useViewer } from '../../../lib/session/viewer.ts';
import type { Work } from '../api.ts';

/** Whether the viewer began the work that is done now, and not before the dialog opened. */
export function useIsOwnWork(work: Work | null, what: Work['what']): boolean {
  const { user } = useViewer();
  const [before] = useState(work?.since);
  return work !== null && work.what === what && work.by === user?.username && work.since !== before;
}
