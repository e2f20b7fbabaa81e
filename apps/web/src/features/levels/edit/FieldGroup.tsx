import { type ReactNode, useId } from 'react';

/** Fields that belong together, under a quiet heading. */
export function FieldGroup({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
