import { type ReactNode, useState } from 'react';
import { useAct } from '../../../lib/queries/use-act.ts';
import type { Creator } from '../api.ts';

export type ActionKind = 'update' | 'merge' | 'split' | 'link' | 'unlink';

interface Work {
  kind: ActionKind;
  work: () => Promise<unknown>;
}

/** An action that is asked about before it is done. */
export interface Question extends Work {
  title: string;
  confirmLabel: string;
  text: ReactNode;
}

export type Action = ReturnType<typeof useAction>;

export interface ModeProps {
  creator: Creator;
  action: Action;
  /** Something was typed that closing would lose. */
  onDirty: (dirty: boolean) => void;
}

/** The actions of the popup, one at a time. */
export function useAction() {
  const [asked, ask] = useState<Question | null>(null);
  const running = useAct(({ work }: Work) => work(), { changes: 'creator' });
  const done = running.isSuccess ? running.variables.kind : null;
  return {
    /** Does it, reloads everything and says so. */
    run: (kind: ActionKind, work: Work['work']) => running.mutate({ kind, work }),
    forget: running.reset,
    asked,
    ask,
    isPending: running.isPending,
    /** What was done: the popup is about to close. */
    done,
    /** Something runs or is done: nothing can be pressed. */
    isClosed: running.isPending || done !== null,
    /** What went wrong, if anything. */
    failed: running.isError ? running.variables.kind : null,
    error: running.error,
  };
}
