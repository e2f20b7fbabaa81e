import type { ReactNode } from 'react';

/** One part in one row: its name, then its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[148px_minmax(0,1fr)] items-center gap-x-6 gap-y-2 max-md:grid-cols-1">
      <span className="self-start pt-2.5 text-faint">{name}</span>
      <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 grid gap-4">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
