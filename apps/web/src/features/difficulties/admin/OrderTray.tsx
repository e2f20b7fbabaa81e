import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isAnythingOpen } from '../../../lib/single-keys.ts';
import { ActionTray } from '../../../ui/ActionTray.tsx';
import { Button } from '../../../ui/Button.tsx';
import { focusTitle } from '../../../ui/focus-title.ts';
import { UndoIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';

export interface OrderTrayProps {
  /** How many difficulties change place. */
  count: number;
  busy: boolean;
  onPutBack: () => void;
  onSave: () => void;
}

/** What is not saved of the order, and its buttons; stays in sight at the lower edge. */
export function OrderTray({ count, busy, onPutBack, onSave }: OrderTrayProps) {
  const { t } = useTranslation('pages/difficulties');
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!event.repeat && !busy && !isAnythingOpen()) onSave();
  });
  useEffect(() => {
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
  // Its buttons take the focus along.
  useEffect(() => focusTitle, []);
  return (
    <ActionTray
      said={t('order.changed', { count })}
      note={<span className="max-md:hidden">{t('order.hint')}</span>}
    >
      <Button variant="ghost" icon={UndoIcon} disabled={busy} onClick={onPutBack}>
        {t('order.putBack')}
      </Button>
      <Button variant="primary" busy={busy} aria-keyshortcuts="Control+S Meta+S" onClick={onSave}>
        {t('order.save')}
        <Kbd>Ctrl S</Kbd>
      </Button>
    </ActionTray>
  );
}
