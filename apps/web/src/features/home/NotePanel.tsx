import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../ui/Icon.tsx';

export interface NotePanelProps {
  heading: string;
  icon: IconDrawing;
  title: string;
  /** What can be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A short message under a heading of its own. */
export function NotePanel({ heading, icon, title, action, children }: NotePanelProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3">{heading}</h2>
      <div className="panel flex flex-wrap items-center gap-4 p-6 max-md:p-4">
        <span className="text-faint">
          <Icon of={icon} size={24} />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold">{title}</p>
          <p className="text-muted">{children}</p>
        </div>
        {action}
      </div>
    </section>
  );
}
