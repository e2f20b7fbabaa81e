import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Work } from '../api.ts';
import { startedWords, stepWords, workTitle } from '../words.ts';
import './WorkBanner.css';

/** What is being done with a backup now, by whom and how far it is. */
export function WorkBanner({ work }: { work: Work }) {
  const { t } = useTranslation('pages/backups');
  const { user } = useViewer();
  const isOwn = work.by !== null && work.by === user?.username;
  return (
    <div className="work-banner flex gap-3 px-4 py-3 wrap-anywhere">
      <Spinner />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-info">{workTitle(t, work)}</p>
        <p className="text-muted">
          {startedWords(t, work, user?.username)} {isOwn ? null : t('work.wait')}
        </p>
        {work.of > 0 ? (
          <p className="mt-1 grid grid-cols-[minmax(0,220px)_auto] items-center justify-start gap-3 text-12/[inherit] text-muted">
            <ProgressBar thin label={stepWords(t, work)} done={work.done} of={work.of} />
            <span>{stepWords(t, work)}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
