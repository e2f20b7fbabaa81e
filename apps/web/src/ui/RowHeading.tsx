import type { ReactNode } from 'react';

/** The title of a row: with a screen reader one goes from heading to heading, and so from row to row. Looks like nothing. */
export function RowHeading({ children }: { children: ReactNode }) {
  return <h2 className="flex min-w-0 [font:inherit] [letter-spacing:inherit]">{children}</h2>;
}
