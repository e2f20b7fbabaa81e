import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { SoundButton } from '../../draws/index.ts';
import type { CasePlayer } from '../api.ts';
import { ActiveModifiers } from './ActiveModifiers.tsx';
import './CaseDialog.css';
import { CaseChances } from './CaseChances.tsx';
import { CaseResult } from './CaseResult.tsx';
import { CaseStrip } from './CaseStrip.tsx';
import { OpenButton } from './OpenButton.tsx';
import { SealLine } from './SealLine.tsx';
import { type CaseState, useCase } from './use-case.ts';

export interface CaseDialogProps {
  player: CasePlayer;
  /** Addresses of the face, the best first. */
  pictures: readonly (string | null)[];
  onClose: () => void;
}

/** Opens cases for a player, and lists what is at work on them and what may be inside. */
export function CaseDialog({ player, pictures, onClose }: CaseDialogProps) {
  const { t } = useTranslation('modifiers');
  const opened = useCase(player.id);
  const { state, chances, cards, opening, isRunning, isAsking } = opened;
  useFailureToast(state);
  return (
    <Dialog
      title={t('title', { player: player.name })}
      subtitle={<span className="whitespace-normal">{t('forFun')}</span>}
      picture={<Avatar sources={pictures} name={player.name} size={40} />}
      headAction={<SoundButton />}
      width="1200px"
      busy={isRunning || isAsking}
      onClose={onClose}
    >
      {state.data && chances ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CaseStrip
            cards={cards}
            chances={chances}
            landsAt={opening?.landsAt ?? null}
            isRunning={isRunning}
          />
          <CaseResult opened={opened} player={player}>
            <OpenButton opened={opened} until={untilOf(state)} />
          </CaseResult>
          <SealLine
            isRunning={isRunning}
            commitment={isRunning && opening ? opening.reply.receipt.commitment : state.data.commitment}
          />
          <hr className="hr" />
          <div className="grid grid-cols-2 items-start gap-8 max-md:grid-cols-1">
            <ActiveModifiers modifiers={state.data.modifiers} player={player} />
            <CaseChances chances={chances} />
          </div>
        </div>
      ) : state.isError ? (
        <ErrorPanel
          panel={false}
          message={t('fetchFailed')}
          retrying={state.isFetching}
          onRetry={() => void state.refetch()}
        />
      ) : (
        <Loading className="grid gap-6">
          <Skeleton height={216} radius={12} />
          <Skeleton height={48} className="mx-auto" width={220} radius={8} />
          <Skeleton height={320} />
        </Loading>
      )}
    </Dialog>
  );
}

/** When the next case may be opened, as `Date.now()`; 0 where nothing is to be waited for. */
function untilOf({ data, dataUpdatedAt }: CaseState['state']): number {
  return data?.cooldown ? dataUpdatedAt + data.cooldown.remainingSeconds * 1_000 : 0;
}

/** Says each failure once, with the way to try again. */
function useFailureToast({ isError, errorUpdatedAt, refetch }: CaseState['state']): void {
  const { t } = useTranslation('modifiers');
  useEffect(() => {
    if (isError && errorUpdatedAt > 0)
      toast.danger(t('fetchFailed'), { label: t('action.retry'), onPress: () => void refetch() });
  }, [isError, errorUpdatedAt, refetch, t]);
}
