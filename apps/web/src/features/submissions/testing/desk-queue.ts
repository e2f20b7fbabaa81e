import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, sent } from '../../../testing/wire.ts';

type Queue = readonly { readonly id: number }[];

/** The one that a claim is about, as it now waits. */
const claimedOf =
  (waiting: () => Queue) =>
  ({ id }: { readonly id: number }) => {
    const [first] = waiting();
    return { submission: waiting().find((one) => one.id === id) ?? first ?? { id } };
  };

/** Answers what the desk asks of the passes that wait. */
export function answerPasses(waiting: () => Queue): void {
  answer('pendingPasses', waiting);
  answer('claimPass', claimedOf(waiting));
  answer('releasePass', claimedOf(waiting));
}

/** Answers what the desk asks of the levels that wait. */
export function answerLevels(waiting: () => Queue): void {
  answer('pendingLevels', waiting);
  answer('claimLevel', claimedOf(waiting));
  answer('releaseLevel', claimedOf(waiting));
}

const isClaim = ([name]: (typeof sent)[number]) => /^(claim|release)/.test(name);

/** What was claimed and released, in order. */
export const claims = () => sent.filter(isClaim);

/** What was sent but for claims, which follow where one goes. */
export const written = () => sent.filter((call) => !isClaim(call));

/** Presses keys where they act: with the focus inside the desk. */
export async function pressAtDesk(user: UserEvent, keys: string): Promise<void> {
  const desk = document.querySelector<HTMLElement>('.desk');
  if (!desk?.contains(document.activeElement)) act(() => desk?.focus());
  await user.keyboard(keys);
}
