import { type ReactNode, type Ref, useId } from 'react';

export interface AccountSectionProps {
  title: string;
  lead?: ReactNode;
  /** The heading, for callers that move the focus back to it. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One panel of the account page under its own heading. */
export function AccountSection({ title, lead, heading, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel grid gap-4 p-6 max-md:p-4">
      <div className="grid gap-1">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead === undefined ? null : <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
