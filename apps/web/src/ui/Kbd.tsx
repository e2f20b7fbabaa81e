import type { ReactNode } from 'react';
import './Kbd.css';

/** A key cap; `lit` while the key is held. */
export function Kbd({
  lit = false,
  className = '',
  children,
}: {
  lit?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <kbd className={`kbd ${lit ? 'kbd-lit' : ''} ${className}`}>{children}</kbd>;
}
