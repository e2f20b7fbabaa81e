import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** What somebody who wants to leave with unsaved changes is asked; null while nobody wants to. */
export type LeaveQuestion = { answer: (leave: boolean) => void } | null;

/** Holds back every way to another address, Back included, while something is unsaved. */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const { history } = useRouter();
  const [question, setQuestion] = useState<LeaveQuestion>(null);
  const isAsking = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return;
    return history.block({
      blockerFn: () => {
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
  }, [history, isUnsaved]);
  return question;
}
