import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
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
      <Awaited query={message} panel={false} onlyFresh waiting={{ height: 240, radius: 8 }}>
        {(kept) => <ChatMessage message={kept} />}
      </Awaited>
    </Dialog>
  );
}
