import { useMutation } from '@tanstack/react-query';
import type { Creator } from '../api.ts';
import { useReload } from '../writes.ts';

export type Deed = 'update' | 'merge' | 'split' | 'link' | 'unlink';

export interface Deeds {
  /** Does it, loads everything anew and says so. */
  run: (deed: Deed, work: () => Promise<unknown>) => void;
  forget: () => void;
  isPending: boolean;
  /** What went wrong, if anything. */
  failed: Deed | null;
  error: Error | null;
}

export interface ModeProps {
  creator: Creator;
  deed: Deeds;
  /** Something runs or is done: nothing can be pressed. */
  isClosed: boolean;
  /** Something was typed that closing would lose. */
  onDirty: (dirty: boolean) => void;
}

/** The one deed of the popup at a time. */
export function useDeed(onDone: (deed: Deed) => void): Deeds {
  const reload = useReload();
  const running = useMutation<void, Error, { deed: Deed; work: () => Promise<unknown> }>({
    mutationFn: async ({ work }) => {
      await work();
    },
    onSuccess: (_, { deed }) => {
      onDone(deed);
      void reload();
    },
  });
  return {
    run: (deed, work) => running.mutate({ deed, work }),
    forget: running.reset,
    isPending: running.isPending,
    failed: running.isError ? running.variables.deed : null,
    error: running.error,
  };
}
