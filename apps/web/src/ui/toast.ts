import type { ReactNode } from 'react';
import type { BannerTone } from './Banner.tsx';

export interface ToastMessage {
  id: number;
  tone: BannerTone;
  text: string;
  action: ToastAction | undefined;
  more: ToastMore | undefined;
}

interface ToastAction {
  label: string;
  onPress: () => void;
}

/** What stands below a message that is its title then. */
interface ToastMore {
  content: ReactNode;
  /** Milliseconds in which all of it can be read. */
  stay: number;
}

/** How long a message stays that needs no reading, and how long a character more is read, in milliseconds. */
const [shortest, aCharacter] = [6_000, 70];

/** How long a message stays, in milliseconds; null: until it is closed, since an error may be needed for what to do. */
export function stayOf({ tone, text, action, more }: ToastMessage): number | null {
  if (tone === 'danger') return null;
  const read = (text.length + (action?.label.length ?? 0)) * aCharacter;
  return Math.max(shortest, read, more?.stay ?? 0);
}

const most = 20;
let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function show(tone: BannerTone) {
  return (text: string, action?: ToastAction, more?: ToastMore): void => {
    lastId += 1;
    change([...messages, { id: lastId, tone, text, action, more }].slice(-most));
  };
}

/** Short messages in the corner: `toast.success('Saved')`. Errors stay until they are closed, others leave by
 * themselves; the oldest gives way at 20. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  danger: show('danger'),
};

export function closeToast(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => messages,
};
