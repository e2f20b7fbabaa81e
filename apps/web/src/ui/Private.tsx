import type { ReactNode } from 'react';
import { useCanSend, useKeptViewer } from '../lib/session/kept.ts';

/** What only the person who was signed in may see: out of sight while a page stays for its typed text alone. */
export function Private({ children }: { children: ReactNode }) {
  return <div className={useKeptViewer() ? 'hidden' : 'contents'}>{children}</div>;
}

/** What was looked up for typed text: out of sight while that text must not be sent. */
export function HeldBack({ children }: { children: ReactNode }) {
  return <div className={useCanSend() ? 'contents' : 'hidden'}>{children}</div>;
}
