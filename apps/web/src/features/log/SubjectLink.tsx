import type { ReactNode } from 'react';
import { TextLink } from '../../ui/Link.tsx';

export interface SubjectLinkProps {
  type: string;
  id: number | null;
  children: ReactNode;
}

/** Leads to what has a page of its own; only words for anything else. */
export function SubjectLink({ type, id, children }: SubjectLinkProps) {
  if (id === null) return children;
  const params = { id };
  switch (type) {
    case 'level':
      return (
        <TextLink to="/levels/$id" params={params}>
          {children}
        </TextLink>
      );
    case 'pass':
      return (
        <TextLink to="/passes/$id" params={params}>
          {children}
        </TextLink>
      );
    case 'player':
      return (
        <TextLink to="/profile/$id" params={params}>
          {children}
        </TextLink>
      );
    case 'creator':
      return (
        <TextLink to="/admin/creators" search={{ tab: 'creators', creator: id }}>
          {children}
        </TextLink>
      );
    case 'team':
      return (
        <TextLink to="/admin/creators" search={{ tab: 'teams', team: id }}>
          {children}
        </TextLink>
      );
    default:
      return children;
  }
}
