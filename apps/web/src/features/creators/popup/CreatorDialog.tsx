import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { HeldBack } from '../../../ui/Private.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { DiscordMode } from './DiscordMode.tsx';
import { LevelsMode } from './LevelsMode.tsx';
import { MergeMode } from './MergeMode.tsx';
import { SplitMode } from './SplitMode.tsx';
import { UpdateMode } from './UpdateMode.tsx';
import { type ModeProps, useAction } from './use-action.ts';

const modes = {
  update: UpdateMode,
  discord: DiscordMode,
  merge: MergeMode,
  split: SplitMode,
  levels: LevelsMode,
} as const satisfies Record<string, (props: ModeProps) => React.ReactNode>;
type Mode = keyof typeof modes;

/** How long the success message stays before the popup closes, in milliseconds. */
const STAY = 1500;

/** One creator: change, link, merge, split, and the levels. */
export function CreatorDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const creator = useQuery(query('creator', { id }));
  const [mode, setMode] = useState<Mode>('update');
  const [isDirty, setDirty] = useState(false);
  const [wanted, setWanted] = useState<Mode | null>(null);
  const action = useAction();
  const { done, asked } = action;
  const Body = modes[mode];
  useEffect(() => {
    if (done === null) return;
    const timer = window.setTimeout(onClose, STAY);
    return () => window.clearTimeout(timer);
  }, [done, onClose]);
  const show = (next: Mode) => {
    action.forget();
    setWanted(null);
    setDirty(false);
    setMode(next);
  };
  return (
    <Dialog
      title={<Truncated text={creator.data?.name ?? `#${id}`} limit={40} />}
      subtitle={`#${id}`}
      width="600px"
      busy={action.isPending}
      dirty={isDirty && done === null}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <SegmentedControl
          label={t('popup.modes')}
          size="small"
          className="flex-wrap justify-self-start"
          segments={(Object.keys(modes) as Mode[]).map((value) => ({
            value,
            label: t(`popup.mode.${value}`),
          }))}
          value={mode}
          onChange={(next) => {
            if (action.isClosed) return;
            if (isDirty) setWanted(next);
            else show(next);
          }}
        />
        {done === null ? null : (
          <Banner tone="success" role="status">
            <p>{t(`popup.done.${done}`)}</p>
          </Banner>
        )}
        {action.failed ? (
          <FormError title={t(`popup.failed.${action.failed}`)} message={problemText(action.error)} />
        ) : null}
        {creator.data || done === null ? (
          <Awaited
            query={creator}
            panel={false}
            title={t('popup.failedLoad')}
            waiting={{ rows: 2, height: 44, className: 'grid gap-3' }}
          >
            {(loaded) => <Body creator={loaded} action={action} onDirty={setDirty} />}
          </Awaited>
        ) : null}
      </div>
      {wanted === null ? null : <LeaveQuestion onLeave={() => show(wanted)} onStay={() => setWanted(null)} />}
      {asked ? (
        <ConfirmDialog
          title={asked.title}
          confirmLabel={asked.confirmLabel}
          tone="danger"
          onCancel={() => action.ask(null)}
          onConfirm={() => {
            action.ask(null);
            action.run(asked.kind, asked.work);
          }}
        >
          <HeldBack>{asked.text}</HeldBack>
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
