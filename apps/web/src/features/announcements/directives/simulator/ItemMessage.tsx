import type { Directive } from '@rondo/domain/announcements';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { query } from '../../../../lib/queries/query.ts';
import { Awaited } from '../../../../ui/Awaited.tsx';
import { ChatMessage } from '../../message/ChatMessage.tsx';
import type { RoleLabel } from '../../message/ChatText.tsx';
import type { SimulatedItem } from '../api.ts';

interface ItemMessageProps {
  item: SimulatedItem;
  difficultyId: number;
  directives: readonly Directive[];
  roleLabel: RoleLabel;
}

/** The messages that an item would have made. */
export function ItemMessage({ item, difficultyId, directives, roleLabel }: ItemMessageProps) {
  const { t } = useTranslation('pages/directives');
  const body = { directives, kind: item.kind, id: item.id };
  const options = { placeholderData: keepPreviousData, retry: false, gcTime: 60_000 };
  const told = useQuery(query('simulateMessage', { id: difficultyId, body }, options));
  return (
    <Awaited query={told} panel={false} onlyFresh waiting={{ height: 240, radius: 8 }}>
      {({ messages }) =>
        messages.length === 0 ? (
          <p className="text-muted">{t('simulator.noMessage')}</p>
        ) : (
          <div className="grid gap-3">
            {messages.map((message, place) => (
              <ChatMessage
                key={`${place} ${message.channelId}`}
                message={message}
                time={item.time}
                roleLabel={roleLabel}
                note={t('simulator.asInChat')}
              />
            ))}
          </div>
        )
      }
    </Awaited>
  );
}
