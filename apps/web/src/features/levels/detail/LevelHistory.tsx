import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { LevelChanges } from './LevelChanges.tsx';

/** The level's past, asked for when somebody wants to see it. */
export function LevelHistory({ levelId }: { levelId: number }) {
  const { t } = useTranslation('pages/level-history');
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <section className="panel mt-8" aria-labelledby={`${bodyId}-title`}>
      <header className="flex items-center gap-3 px-6 py-3 max-md:px-4">
        <h2 id={`${bodyId}-title`}>{t('title')}</h2>
        <Button
          size="small"
          variant="ghost"
          className="ml-auto"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-describedby={`${bodyId}-title`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('hide') : t('show')}
        </Button>
      </header>
      {isOpen ? (
        <div id={bodyId} className="border-t border-hairline">
          <LevelChanges levelId={levelId} />
        </div>
      ) : null}
    </section>
  );
}
