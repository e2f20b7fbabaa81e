import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

export interface AccountNoteProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A page that only says how something ended, and what to do next. */
export function AccountNote({ title, action, children }: AccountNoteProps) {
  return (
    <Page title={title} width="form" bare>
      <div role="status">
        <EmptyState wholePage title={title} action={action}>
          {children}
        </EmptyState>
      </div>
    </Page>
  );
}
