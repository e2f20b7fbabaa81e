import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { pageShortcuts } from '../../lib/page-shortcuts.ts';
import { letSingleKeysAct, useSingleKeysAct } from '../../lib/single-keys-switch.ts';
import { Switch } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { homeItem, usePublicNav } from './navigation.ts';

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const page = pageShortcuts();
  const publicNav = usePublicNav();
  const keysAct = useSingleKeysAct();
  return (
    <Dialog title={t('title')} onClose={onClose} width="28rem">
      <Switch
        className="mb-3 w-full justify-between"
        label={t('theme.keys')}
        checked={keysAct}
        onChange={(event) => letSingleKeysAct(event.target.checked)}
      />
      {keysAct ? null : <p className="mb-3 text-12 text-faint">{t('off')}</p>}
      <dl>
        <Line keys={<Kbd>/</Kbd>}>{t('search')}</Line>
        <Line
          keys={
            <>
              <Kbd>{isApple ? '⌘' : 'Ctrl'}</Kbd>
              <Kbd>K</Kbd>
            </>
          }
        >
          {t('nav.search')}
        </Line>
        <Line keys={<Kbd>?</Kbd>}>{t('help')}</Line>
        <Line keys={<Kbd>Esc</Kbd>}>{t('close')}</Line>
        <Line keys={<Kbd>F8</Kbd>}>{t('messages')}</Line>
        {[homeItem, ...publicNav].map(({ label, go }) =>
          go ? (
            <Line
              key={label}
              keys={
                <>
                  <Kbd>g</Kbd>
                  <span className="text-12 text-faint">{t('then')}</span>
                  <Kbd>{go}</Kbd>
                </>
              }
            >
              {t('goTo', { page: t(label) })}
            </Line>
          ) : null,
        )}
      </dl>
      {page ? (
        <section className="mt-5 grid gap-1" aria-label={page.title}>
          <h3 className="over">{page.title}</h3>
          <dl>
            {page.shortcuts.map(({ keys, does }) => (
              <Line
                key={does}
                keys={keys.map((key) => <Kbd key={key}>{key === 'Ctrl' && isApple ? '⌘' : key}</Kbd>)}
              >
                {does}
              </Line>
            ))}
          </dl>
        </section>
      ) : null}
    </Dialog>
  );
}

function Line({ keys, children }: { keys: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-hairline py-2.5 not-first:border-t">
      <dt>{children}</dt>
      <dd className="flex items-center gap-2">{keys}</dd>
    </div>
  );
}
