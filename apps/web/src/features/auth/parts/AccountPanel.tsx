import type { ReactNode } from 'react';
import { Page } from '../../../ui/Page.tsx';
import './AccountPanel.css';

export interface AccountPanelProps {
  title: string;
  lead: string;
  /** The way to the other of the two pages. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The narrow panel that signing in and registering share. */
export function AccountPanel({ title, lead, foot, children }: AccountPanelProps) {
  return (
    <Page title={title} width="form" bare>
      <div className="account">
        <section className="panel account-panel">
          <div className="grid gap-1">
            <h1>{title}</h1>
            <p className="text-muted">{lead}</p>
          </div>
          {children}
        </section>
        {foot === undefined ? null : <p className="text-center text-muted">{foot}</p>}
      </div>
    </Page>
  );
}
