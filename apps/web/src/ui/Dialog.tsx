import { useEffect, useRef, useState } from 'react';
import { useTyped } from '../lib/session/typed.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Closing } from './CancelButton.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { type Keeps, useLeaveQuestion } from './use-leave-question.ts';

const LeaveQuestion = lazyPart(() => import('./LeaveQuestion.tsx'), 'LeaveQuestion');

export interface DialogProps extends Omit<DialogFrameProps, 'role' | 'onBack' | 'notice'> {
  /** Something was changed and not saved: closing asks first, and so do Back and links to other pages. */
  dirty?: boolean;
  /** With an address of its own: whether a search of the same page leaves the popup as it is. */
  keeps?: Keeps;
}

/**
 * A popup over the page, open as long as it is rendered. It starts on its first field and gives the focus back to its
 * opener; Back closes it. Load it with the dialog that uses it, not with a page.
 */
export function Dialog({ dirty = false, keeps, onClose, ...frame }: DialogProps) {
  const [asking, setAsking] = useState(false);
  useTyped(dirty, 'popup');
  const isLet = useRef(false);
  useEffect(() => {
    // The next thing in the same popup is asked about anew.
    if (!dirty) isLet.current = false;
  }, [dirty]);
  const leaving = useLeaveQuestion(dirty, isLet, keeps);
  const close = () => (dirty ? setAsking(true) : onClose());
  const onBack = () => {
    const mayClose = !dirty || isLet.current;
    if (mayClose) onClose();
    // Back from the question is its answer "no".
    else setAsking(!asking);
    return mayClose;
  };
  const discard = () => {
    isLet.current = true;
    setAsking(false);
    if (leaving) leaving.answer(true);
    else onClose();
  };
  const keep = () => {
    setAsking(false);
    leaving?.answer(false);
  };
  return (
    <>
      <Closing value={close}>
        <DialogFrame
          {...frame}
          notice={dirty ? <SessionNotice className="mx-6 mt-4 max-md:mx-4" /> : null}
          onClose={close}
          onBack={onBack}
        />
      </Closing>
      {asking || leaving ? <LeaveQuestion isLayer={false} onLeave={discard} onStay={keep} /> : null}
    </>
  );
}
