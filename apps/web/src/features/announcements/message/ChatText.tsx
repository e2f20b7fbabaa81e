import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { externalLink } from '../../../lib/external-link.ts';
import { ExternalLink } from '../../../ui/Link.tsx';
import { type ChatPart, type ChatPlace, chatParts } from './chat-text.ts';

/** The label of a role of the chat; undefined where this page does not know it. */
export type RoleLabel = (chatRoleId: string) => string | undefined;

interface ChatTextProps {
  children: string;
  place?: ChatPlace;
  roleLabel?: RoleLabel | undefined;
}

/** A text as the chat draws it. */
export function ChatText({ children, place: where, roleLabel }: ChatTextProps) {
  return chatParts(children, where).map((part, place) => (
    <Part key={`${place} ${part.kind}`} of={part} roleLabel={roleLabel} />
  ));
}

function Part({ of, roleLabel }: { of: ChatPart; roleLabel: RoleLabel | undefined }) {
  const { t } = useTranslation('chat');
  switch (of.kind) {
    case 'text':
      return of.text;
    case 'bold':
      return <strong className="font-bold">{of.text}</strong>;
    case 'code':
      return <code className="mono">{of.text}</code>;
    case 'link':
      return <ChatLink url={of.url}>{of.text}</ChatLink>;
    case 'everyone':
      return (
        <span className="chat-mention" data-everyone>
          {t('everyone')}
        </span>
      );
    case 'role':
      return <span className="chat-mention">{t('mention', { name: roleLabel?.(of.id) ?? t('role') })}</span>;
    case 'user':
      return <span className="chat-mention">{t('mention', { name: t('user') })}</span>;
  }
}

/** A link as the chat shows it; words alone where the address leads nowhere. */
export function ChatLink({ url, children }: { url: string | null; children: ReactNode }) {
  const href = url === null ? null : externalLink(url);
  return href === null ? (
    children
  ) : (
    <ExternalLink plain className="chat-link text-info" href={href}>
      {children}
    </ExternalLink>
  );
}
