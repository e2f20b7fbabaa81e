import type { Progress } from '../work/progress.ts';

/** Of works that nobody follows. */
export const quietProgress: Progress = { say: async () => undefined, moved: async () => undefined };
