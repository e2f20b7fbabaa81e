import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';

/** What merging is, and the way to it. */
export function MergeBlock({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation('pages/player-admin');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('merge.title')}</h3>
      <p className="text-muted">{t('merge.hint')}</p>
      <Button className="justify-self-start" onClick={onBegin}>
        {t('merge.begin')}
      </Button>
    </section>
  );
}
