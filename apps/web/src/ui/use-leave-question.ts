import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an address of the same page leaves a popup as it is. */
export type Keeps = (search: Record<string, unknown>) => boolean;

/** What somebody who wants to leave with unsaved changes is asked; null while nobody wants to. */
export type LeaveQuestion = { answer: (leave: boolean) => void } | null;

/**
 * Holds back every way to another address, Back and links included, while something is unsaved.
 * @param isLet true while the question was answered already
 */
export function useLeaveQuestion(
  isUnsaved: boolean,
  isLet: RefObject<boolean>,
  keeps: Keeps = () => true,
): LeaveQuestion {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  const [question, setQuestion] = useState<LeaveQuestion>(null);
  const isAsking = useRef(false);
  const latest = useRef(keeps);
  useEffect(() => {
    latest.current = keeps;
  });
  useEffect(() => {
    if (!isUnsaved || !router) return;
    const history: RouterHistory = router.history;
    return history.block({
      blockerFn: ({ currentLocation, nextLocation }) => {
        const isSamePage = currentLocation.pathname === nextLocation.pathname;
        if (isLet.current || (isSamePage && latest.current(router.options.parseSearch(nextLocation.search))))
          return false;
        if (isAsking.current) return true;
        isAsking.current = true;
        return new Promise<boolean>((decide) => {
          const answer = (leave: boolean) => {
            isAsking.current = false;
            setQuestion(null);
            decide(!leave);
          };
          setQuestion({ answer });
        });
      },
    });
  }, [router, isUnsaved, isLet]);
  return question;
}
