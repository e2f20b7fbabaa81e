import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { ChatIcon } from '../../ui/icons.ts';
import { NotePanel } from './NotePanel.tsx';

/** The community's chat, loaded from its own site only when somebody asks for it. */
export function ChatPanel({ address }: { address: string }) {
  const { t } = useTranslation('pages/home');
  const [shown, setShown] = useState(false);
  if (!shown)
    return (
      <NotePanel
        heading={t('term.chat')}
        icon={ChatIcon}
        title={t('chat.title')}
        action={<Button onClick={() => setShown(true)}>{t('chat.show')}</Button>}
      >
        {t('chat.text')}
      </NotePanel>
    );
  return (
    <section className="min-w-0">
      <h2 className="mb-3">{t('term.chat')}</h2>
      <iframe
        ref={(frame) => frame?.focus()}
        src={address}
        title={t('term.chat')}
        className="panel block h-[300px] w-full"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
    </section>
  );
}
