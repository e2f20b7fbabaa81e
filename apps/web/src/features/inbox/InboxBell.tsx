import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { closePopup } from '../../ui/close-popup.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { BellIcon } from '../../ui/icons.ts';
import { PopoverPanel } from '../../ui/PopoverPanel.tsx';
import { inboxStateQuery } from './api.ts';
import { InboxPopover } from './InboxPopover.tsx';
import { useWhoElse } from './WhoElse.tsx';

const cap = 99;

/** The bell of the top bar, with how many are unread, and the newest behind it. */
export function InboxBell() {
  const { t } = useTranslation('pages/inbox');
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { unread = 0 } = useQuery(inboxStateQuery).data ?? {};
  const [dialog, show] = useWhoElse();
  const close = () => setOpen(false);
  return (
    <span className="relative">
      <IconButton
        ref={anchor}
        icon={BellIcon}
        label={unread === 0 ? t('title') : t('bell', { shown: unread })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <span className="pointer-events-none absolute -top-0.5 right-0" aria-hidden="true">
        <CountBadge count={unread} cap={cap} />
      </span>
      <span role="status" className="sr-only">
        {unread === 0 ? '' : t('bell', { shown: unread })}
      </span>
      {open ? (
        <PopoverPanel label={t('title')} anchor={anchor} onClose={close}>
          <InboxPopover
            unread={unread}
            onClose={close}
            onShow={(change) => {
              closePopup(anchor, close);
              show(change);
            }}
          />
        </PopoverPanel>
      ) : null}
      {dialog}
    </span>
  );
}
