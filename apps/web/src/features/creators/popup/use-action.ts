import { useMutation } from '@tanstack/react-query';
import type { Creator } from '../api.ts';
import { useReload } from '../writes.ts';

export type ActionKind = 'update' | 'merge' | 'split' | 'link' | 'unlink';

export interface Action {
  /** Does it, reloads everything and says so. */
  run: (kind: ActionKind, work: () => Promise<unknown>) => void;
  forget: () => void;
  isPending: boolean;
  /** What went wrong, if anything. */
  failed: ActionKind | null;
  error: Error | null;
}

export interface ModeProps {
  creator: Creator;
  action: Action;
  /** Something runs or is done: nothing can be pressed. */
  isClosed: boolean;
  /** Something was typed that closing would lose. */
  onDirty: (dirty: boolean) => void;
}

/** The actions of the popup, one at a time. */
export function useAction(onDone: (kind: ActionKind) => void): Action {
  const reload = useReload();
  const running = useMutation<void, Error, { kind: ActionKind; work: () => Promise<unknown> }>({
    mutationFn: async ({ work }) => {
      await work();
    },
    onSuccess: (_, { kind }) => {
      onDone(kind);
      void reload();
    },
  });
  return {
    run: (kind, work) => running.mutate({ kind, work }),
    forget: running.reset,
    isPending: running.isPending,
    failed: running.isError ? running.variables.kind : null,
    error: running.error,
  };
}
