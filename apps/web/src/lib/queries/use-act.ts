import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { call } from '../api/call.ts';
import type { CallName, Given, GivenAnd, Reply } from '../api/contract.ts';
import { isProblem } from '../api/problem.ts';
import { problemText } from '../api/problem-text.ts';
import { type CatalogueChange, catalogueChanged } from './catalogue-changed.ts';

/** A button beside the word of success that undoes what was done. */
export interface Undo {
  label: string;
  act: () => Promise<unknown>;
}

export interface ActOptions<V, R> {
  /** What of the catalogue it changes: all that follows is asked again. */
  changes?: CatalogueChange['of'];
  /** What else is asked again, also after a refusal. */
  stale?: readonly QueryKey[];
  /** What stays as it is all the same. */
  untouched?: readonly QueryKey[];
  /** The word of success. */
  done?: string | ((reply: R, given: V) => string);
  /** None where nothing was done that could be undone. */
  undo?: Undo | undefined | ((reply: R, given: V) => Undo | undefined);
  /** The word of a refusal, with its reason. Without it whoever acts shows the error. */
  failed?: (reason: string, given: V) => string;
  /** The reason in words, where the usual ones do not fit. */
  reasonOf?: (error: Error) => string;
  onSuccess?: (reply: R, given: V) => unknown;
  /** @returns true where it has said itself what is wrong */
  onError?: (error: Error, given: V) => unknown;
  onSettled?: () => unknown;
}

/** What there is to give: nothing at all where nothing has to be given. */
type Needed<N extends CallName> = object extends Given<N> ? Given<N> | void : Given<N>;

export type ActOptionsOf<N extends CallName> = ActOptions<Needed<N>, Reply<N>>;

/**
 * A call of the contract, or a function that makes several: what may look different afterwards is asked again where it
 * is in view, then the outcome is said. Callbacks run even when the part that acted is no longer shown.
 */
export function useAct<N extends CallName>(
  name: N,
  options?: ActOptionsOf<N>,
): UseMutationResult<Reply<N>, Error, Needed<N>>;
export function useAct<V = void, R = unknown>(
  act: (given: V) => Promise<R>,
  options?: ActOptions<V, R>,
): UseMutationResult<R, Error, V>;
export function useAct<V, R>(
  act: CallName | ((given: V) => Promise<R>),
  {
    changes,
    stale = [],
    untouched,
    done,
    undo,
    failed,
    reasonOf = problemText,
    onSuccess,
    onError,
    onSettled,
  }: ActOptions<V, R> = {},
): UseMutationResult<R, Error, V> {
  const queries = useQueryClient();
  const refresh = () => Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const changed = () =>
    Promise.all([refresh(), changes && catalogueChanged(queries, { of: changes }, untouched)]);
  const say = (error: Error, given: V) => {
    if (failed && !isGivenUp(error)) toast.danger(failed(reasonOf(error), given));
  };
  return useMutation({
    mutationFn: (given) =>
      typeof act === 'function'
        ? act(given)
        : (call(act, ...([given ?? undefined] as unknown as GivenAnd<CallName, never>)) as Promise<R>),
    onSuccess: async (reply, given) => {
      await changed();
      const way = typeof undo === 'function' ? undo(reply, given) : undo;
      const undone = way && {
        label: way.label,
        onPress: () => void way.act().then(changed, (error: Error) => say(error, given)),
      };
      if (done) toast.success(typeof done === 'string' ? done : done(reply, given), undone);
      await onSuccess?.(reply, given);
    },
    onError: async (error, given) => {
      const isSaid = await onError?.(error, given);
      if (isSaid !== true) say(error, given);
      // The error is shown at once.
      void refresh();
    },
    ...(onSettled && { onSettled: () => onSettled() }),
  });
}

/** Nobody typed the super-admin password: nothing was tried, and there is nothing to say. */
export const isGivenUp = (error: unknown): boolean =>
  isProblem(error) && error.code === 'INVALID_SUPER_ADMIN_PASSWORD';
