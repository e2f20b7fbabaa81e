import type { ReactNode } from 'react';
import './Tabs.css';

/** Pages that look like tabs of one: links, and what is marked as `aria-current`. */
export function TabLinks({ label, className = '', children }: TabLinksProps) {
  return (
    <nav className={`tab-links ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}

export interface TabLinksProps {
  label: string;
  className?: string;
  children: ReactNode;
}
