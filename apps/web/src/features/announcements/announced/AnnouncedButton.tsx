import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { SendIcon } from '../../../ui/icons.ts';

const AnnouncedDialog = lazyPart(() => import('./AnnouncedDialog.tsx'), 'AnnouncedDialog', [
  'pages/announced',
  'announcements',
]);

/** For super admins: why a level or a pass was announced where it was. */
export function AnnouncedButton({ of, id }: { of: 'level' | 'pass'; id: number }) {
  const { t } = useTranslation('pages/announced');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" icon={SendIcon} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open ? <AnnouncedDialog of={of} id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
