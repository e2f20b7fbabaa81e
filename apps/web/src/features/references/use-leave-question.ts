import { useBlocker } from '@tanstack/react-router';

/**
 * Holds whatever would take the popup away (its close button, Back, a link) while something is not saved: the caller
 * asks, and answers with `leave` or `stay`. Other tabs of the popup are no way out.
 */
export function useLeaveQuestion(isDirty: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      !(next.pathname === current.pathname && 'references' in next.search && next.search.references),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
