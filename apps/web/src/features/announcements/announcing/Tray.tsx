import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { query } from '../../../lib/queries/query.ts';
import { ActionTray } from '../../../ui/ActionTray.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EyeIcon, SendIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import type { ItemKind } from '../api.ts';
import type { ShownItem } from './shown-item.ts';

const MessagesDialog = lazyPart(() => import('./MessagesDialog.tsx'), 'MessagesDialog');

interface TrayProps {
  kind: ItemKind;
  items: readonly ShownItem[];
  isBusy: boolean;
  onClear: () => void;
  onAnnounce: () => void;
}

/** What the chosen items would tell, and the button that tells it. */
export function Tray({ kind, items, isBusy, onClear, onAnnounce }: TrayProps) {
  const { t } = useTranslation('pages/announcements');
  const [seen, setSeen] = useState(false);
  const shown = formatCount(items.length);
  const ids = items.map(({ id }) => id);
  return (
    <ActionTray said={t('tray.selected', { shown })} note={<Summary kind={kind} ids={ids} items={items} />}>
      <Button variant="ghost" className="max-md:hidden" onClick={onClear}>
        {t('selectNone')}
      </Button>
      <Button icon={EyeIcon} onClick={() => setSeen(true)}>
        {t('tray.see')}
      </Button>
      <Button variant="primary" icon={SendIcon} busy={isBusy} onClick={onAnnounce}>
        {t('tray.announce', { shown })}
        <Kbd lit>Enter</Kbd>
      </Button>
      {seen ? <MessagesDialog kind={kind} ids={ids} onClose={() => setSeen(false)} /> : null}
    </ActionTray>
  );
}

/** How many messages where, and who is pinged; the channels at once, the messages when the server has made them. */
function Summary({
  kind,
  ids,
  items,
}: {
  kind: ItemKind;
  ids: readonly number[];
  items: readonly ShownItem[];
}) {
  const { t } = useTranslation('pages/announcements');
  const { data } = useQuery(query('previewAnnouncements', { body: { kind, ids } }));
  const targets = items.flatMap(({ plan }) => plan.targets);
  const channels = new Set(targets.map(({ channelId }) => channelId)).size;
  const loud = new Set(
    targets.filter((target) => target.pingType === 'EVERYONE').map(({ label }) => `#${label}`),
  );
  if (targets.length === 0) return t('tray.nothing');
  const count = data?.messages.length;
  return (
    <>
      {count === undefined ? null : `${t('tray.messages', { count, shown: formatCount(count) })} `}
      {t('tray.channels', { count: channels, shown: formatCount(channels) })}{' '}
      {loud.size === 0 ? null : (
        <span className="text-warning">{t('tray.everyone', { channels: [...loud] })}</span>
      )}
    </>
  );
}
