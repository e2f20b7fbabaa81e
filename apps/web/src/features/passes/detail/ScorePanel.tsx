import { Suspense } from 'react';
import { loadAhead } from '../../../lib/connection/load-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import type { PassDetail } from './api.ts';

const load = () => import('./ScoreReceipt.tsx');
const ScoreReceipt = lazyPart(load, 'ScoreReceipt');

export interface ScorePanelProps {
  pass: PassDetail;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** How the score comes about: a sentence, and every step on request. */
export function ScorePanel({ pass, open, onToggle }: ScorePanelProps) {
  const { t } = useTranslation('pages/pass');
  return (
    <section className="pass-score panel" aria-labelledby="pass-score">
      <header className="flex flex-wrap items-center gap-x-3 border-b border-hairline px-6 py-3 max-md:px-4">
        <h2 id="pass-score" className="min-w-0 flex-1">
          {t('how.title')}
        </h2>
        <Button
          size="small"
          variant="ghost"
          className="-mr-3"
          aria-expanded={open}
          aria-controls="pass-score-steps"
          onPointerEnter={() => loadAhead(load)}
          onClick={() => onToggle(!open)}
        >
          {open ? t('how.hide') : t('how.show')}
        </Button>
      </header>
      <div id="pass-score-steps" className="px-6 py-4 max-md:px-4">
        {open ? (
          <Suspense
            fallback={
              <Loading>
                <Skeleton height={420} />
              </Loading>
            }
          >
            <ScoreReceipt pass={pass} />
          </Suspense>
        ) : (
          <p className="text-muted">{t('how.summary')}</p>
        )}
      </div>
    </section>
  );
}
