import { type ReactNode, useId } from 'react';

export interface AboutSectionProps {
  title: string;
  /** Takes the whole width instead of that of a column of text. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function AboutSection({ title, wide = false, children }: AboutSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid gap-3 text-muted ${wide ? '' : 'max-w-160'}`}>
      <h2 id={id} className="text-text">
        {title}
      </h2>
      {children}
    </section>
  );
}
