import { useSyncExternalStore } from 'react';
import { holdSending, isSendingHeld } from './sending.ts';
import { hasTyped, hasTypedOnPage, onTyped } from './typed.ts';
import { useSession, type ViewerUser } from './viewer.ts';

/**
 * Typed text that outlived the session of the person who typed it. Its page stays as that person saw it, and nothing of
 * it is sent, until the same person is back, somebody else decides to send it, or it is gone.
 */
interface Kept {
  by: ViewerUser;
  phase: 'ended' | 'back' | 'taken-over';
}

let kept: Kept | null = null;
const listeners = new Set<() => void>();
const releases = new Set<() => void>();

/** The person as whom the page stays; null while it is simply that of who looks. */
export const keptViewer = (): ViewerUser | null => (kept === null || kept.phase === 'back' ? null : kept.by);

/** Keeps the page for a person whose session ended. */
export function keepPage(by: ViewerUser): void {
  set({ by: keptViewer() ?? by, phase: 'ended' });
}

/** The person is signed in again. */
export function welcomeBack(): void {
  if (kept) set({ by: kept.by, phase: 'back' });
}

/** Whoever is signed in wants to send it as their own. */
function takeOver(): void {
  if (kept) set({ by: kept.by, phase: 'taken-over' });
}

/** Calls back when a page that was kept for somebody else need not be kept any longer. */
export function onRelease(listener: () => void): () => void {
  releases.add(listener);
  return () => releases.delete(listener);
}

onTyped(() => {
  // A form that draws itself anew has nothing typed for a moment.
  queueMicrotask(() => {
    if (kept === null || hasTyped()) return;
    const wasHeld = kept.phase !== 'back';
    set(null);
    if (wasHeld) for (const listener of [...releases]) listener();
  });
});

function set(next: Kept | null): void {
  kept = next;
  holdSending(next?.phase === 'ended');
  for (const listener of [...listeners]) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => kept;

export function useKeptViewer(): ViewerUser | null {
  return useSyncExternalStore(listen, keptViewer);
}

/** False while what was typed must not be sent. */
export function useCanSend(): boolean {
  return !useSyncExternalStore(listen, isSendingHeld);
}

/** The page behind a popup with typed text is another person's by now: nobody sees it. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(listen, () => keptViewer() !== null && !hasTypedOnPage());
}

/** What a form with typed text says about the session of who typed it; null: nothing. */
export type KeptText =
  | { kind: 'ended' }
  | { kind: 'back'; dismiss: () => void }
  | { kind: 'other'; by: string; now: string; takeOver: () => void };

export function useKeptText(): KeptText | null {
  const now = useSyncExternalStore(listen, read);
  const { user } = useSession();
  if (now === null || now.phase === 'taken-over') return null;
  if (now.phase === 'back') return { kind: 'back', dismiss: () => set(null) };
  if (!user) return { kind: 'ended' };
  return { kind: 'other', by: now.by.nickname, now: user.nickname, takeOver };
}
