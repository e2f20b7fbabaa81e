import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { AlertIcon } from './icons.ts';

/** One field's error: icon and words, in a line of its own. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className="field-error flex items-start gap-1.5 text-12 text-danger">
      <Icon of={AlertIcon} size={14} className="mt-px" />
      <span>{children}</span>
    </span>
  );
}
