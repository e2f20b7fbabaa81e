import type { ReactNode } from 'react';
import { useKeptViewer } from '../lib/session/kept.ts';

/** What only the person who was signed in may see: out of sight while a page stays for its typed text alone. */
export function Private({ children }: { children: ReactNode }) {
  return <div className={useKeptViewer() ? 'hidden' : 'contents'}>{children}</div>;
}
