import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ChatMessage } from '../message/ChatMessage.tsx';

/** The message of a delivery, as it was kept when it was asked for. */
export function DeliveryMessage({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('pages/announcements');
  const message = useQuery(query('deliveryMessage', { id }));
  return (
    <Dialog
      title={t('delivery.message')}
      subtitle={t('delivery.messageText')}
      width="40rem"
      onClose={onClose}
    >
      {message.isPending ? (
        <Loading>
          <Skeleton height={240} radius={8} />
        </Loading>
      ) : message.isError ? (
        <QueryError query={message} panel={false} />
      ) : (
        <ChatMessage message={message.data} />
      )}
    </Dialog>
  );
}
