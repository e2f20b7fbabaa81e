import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
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
  const preview = useQuery(query('previewAnnouncements', { body: { kind, ids } }));
  return (
    <Dialog title={t('messages.title')} subtitle={t('messages.text')} width="40rem" onClose={onClose}>
      <Awaited
        query={preview}
        panel={false}
        onlyFresh
        waiting={{ height: 240, radius: 8, className: 'grid gap-4' }}
      >
        {({ messages, noTarget: { length: count } }) => (
          <div className="grid gap-4">
            {messages.length === 0 ? <EmptyState panel={false} title={t('messages.none')} /> : null}
            {messages.map((message, place) => (
              <ChatMessage key={`${message.channelId} ${place}`} message={message} />
            ))}
            {count > 0 ? (
              <p className="text-muted">{t('messages.unmatched', { count, shown: String(count) })}</p>
            ) : null}
          </div>
        )}
      </Awaited>
    </Dialog>
  );
}
