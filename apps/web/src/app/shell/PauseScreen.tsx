import type { Maintenance } from '@rondo/contract/backups';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { retryLive } from '../../lib/live/live.ts';
import { useMay } from '../../lib/session/may.ts';
import { viewerQuery } from '../../lib/session/viewer.ts';
import { Orbit } from '../../ui/Orbit.tsx';
import { SiteName } from '../../ui/Page.tsx';
import { PauseSteps } from './PauseSteps.tsx';
import { useNow } from '../../lib/use-now.ts';
import './PauseScreen.css';

export interface PauseScreenProps {
  progress: Maintenance;
  /** When the server is asked again, as `Date.now()`; null while it is being asked. */
  nextTry: number | null;
}

/** Milliseconds between two questions. */
const everyMs = 3_000;

/** Covers everything while a backup is put back; what is below stays, with all that was typed. */
export function PauseScreen({ progress, nextTry }: PauseScreenProps) {
  const { t } = useTranslation('connection');
  const site = useContext(SiteName);
  const mayRestore = useMay()('backups');
  useAskAllAgain();
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      className="pause-screen fixed inset-0 z-(--z-loader) grid overflow-y-auto"
    >
      <Modal>
        <Dialog className="pause-box grid w-full justify-items-center gap-3 px-4 py-12 text-center">
          {mayRestore ? (
            <PauseSteps progress={progress} />
          ) : (
            <>
              <Orbit />
              <Heading slot="title" level={1}>
                {t('pause.title')}
              </Heading>
              <p role="status" className="max-w-[26em] text-pretty text-muted">
                {t('pause.text', { site })}
              </p>
            </>
          )}
          <NextQuestion at={nextTry} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function NextQuestion({ at }: { at: number | null }) {
  const { t } = useTranslation('connection');
  const now = useNow();
  const left = at === null ? 0 : Math.min(everyMs, Math.max(0, at - now));
  const next = Math.ceil(left / 1_000);
  return (
    <p className="pause-note">
      {next === 0 ? t('pause.asking') : t('pause.asked', { ago: everyMs / 1_000 - next, next })}
    </p>
  );
}

/** When the pause is over, nothing on the page is known to be so any more. */
function useAskAllAgain(): void {
  const queries = useQueryClient();
  useEffect(() => () => void askAllAgain(queries), [queries]);
}

/** First who looks: a session that ended gives way before anything is asked in its name. */
async function askAllAgain(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ queryKey: viewerQuery.queryKey });
  void queries.invalidateQueries();
  retryLive();
}
