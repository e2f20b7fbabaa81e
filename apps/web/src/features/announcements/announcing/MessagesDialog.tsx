import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import type { ItemKind } from '../api.ts';
import { ChatMessage } from '../message/ChatMessage.tsx';

interface MessagesDialogProps {
  kind: ItemKind;
  ids: readonly number[];
  onClose: () => void;
}

/** The messages that items would make, as they would stand in the chat. */
export function MessagesDialog({ kind, ids, onClose }: MessagesDialogProps) {
  const { t } = useTranslation('pages/announcements');
  const messages = useQuery(query('previewAnnouncements', { body: { kind, ids } }));
  return (
    <Dialog title={t('messages.title')} subtitle={t('messages.text')} width="40rem" onClose={onClose}>
      {messages.isPending ? (
        <Loading className="grid gap-4">
          <Skeleton height={240} radius={8} />
        </Loading>
      ) : messages.isError ? (
        <QueryError query={messages} panel={false} />
      ) : (
        <div className="grid gap-4">
          {messages.data.messages.length === 0 ? (
            <EmptyState panel={false} title={t('messages.none')} />
          ) : null}
          {messages.data.messages.map((message, place) => (
            <ChatMessage key={`${message.channelId} ${place}`} message={message} />
          ))}
          {messages.data.noTarget.length > 0 ? (
            <p className="text-muted">
              {t('messages.unmatched', {
                count: messages.data.noTarget.length,
                shown: String(messages.data.noTarget.length),
              })}
            </p>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
