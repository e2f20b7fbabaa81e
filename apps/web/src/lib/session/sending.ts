let isHeld = false;

/** Whether typed text waits for its own person: what others do in this browser must not send it. */
export const isSendingHeld = (): boolean => isHeld;

export function holdSending(held: boolean): void {
  isHeld = held;
}
