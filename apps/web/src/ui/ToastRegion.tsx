import { useSyncExternalStore } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { toastStore } from './toast.ts';

const ToastList = lazyPart(() => import('./ToastList.tsx'), 'ToastList');

/** The place where toasts appear. It is always there, so that screen readers announce the first message too. */
export function ToastRegion() {
  const { t } = useTranslation('components');
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <section
      aria-label={t('toast.region')}
      aria-live="polite"
      aria-keyshortcuts="F8"
      aria-relevant="additions"
      data-react-aria-top-layer="true"
    >
      {messages.length === 0 ? null : <ToastList messages={messages} />}
    </section>
  );
}
