import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { FormError } from '../../../ui/FormError.tsx';
import type { Difficulty } from '../../difficulties/index.ts';
import type { Channel, ChatRole, SavedDirective } from './api.ts';
import { DirectiveList } from './DirectiveList.tsx';
import './DirectivesWork.css';
import { SaveBar } from './SaveBar.tsx';
import { Simulator } from './simulator/Simulator.tsx';
import { useDirectiveEdits } from './use-directive-edits.ts';

const ChannelsDialog = lazyPart(() => import('./channels/ChannelsDialog.tsx'), 'ChannelsDialog');
const LeaveQuestion = lazyPart(() => import('../../../ui/LeaveQuestion.tsx'), 'LeaveQuestion');
const PasteDialog = lazyPart(() => import('./card/PasteDialog.tsx'), 'PasteDialog');
const RemoveDialog = lazyPart(() => import('./card/RemoveDialog.tsx'), 'RemoveDialog');

interface DirectivesWorkProps {
  difficulty: Difficulty;
  saved: readonly SavedDirective[];
  /** Those that are switched off as well: directives may name them. */
  channels: readonly Channel[];
  roles: readonly ChatRole[];
}

/** The directives on the left, what they would have done on the right, saving below both. */
export function DirectivesWork({ difficulty, saved, channels, roles }: DirectivesWorkProps) {
  const { t } = useTranslation('pages/directives');
  const from = '/admin/difficulties/$id/announcements';
  const { days, show, channels: isEditingChannels } = useSearch({ from });
  const navigate = useNavigate({ from: '/admin/difficulties/$id/announcements' });
  const offered = channels.filter(({ isActive }) => isActive);
  const edits = useDirectiveEdits({
    difficultyId: difficulty.id,
    saved,
    channels: offered,
    days: Number(days),
  });
  const roleLabel = (chatId: string) => roles.find(({ roleId }) => roleId === chatId)?.label;
  const openChannels = (open: boolean) => void navigate({ search: (now) => ({ ...now, channels: open }) });
  const { pasting, removing, leaving } = edits;
  return (
    <>
      <div className="directives-work">
        <DirectiveList
          edits={edits}
          difficulty={difficulty}
          channels={channels}
          roles={roles}
          days={Number(days)}
          onChannels={() => openChannels(true)}
        />
        <Simulator
          simulated={edits.simulated}
          valid={edits.valid}
          difficulty={difficulty}
          roleLabel={roleLabel}
          span={days}
          onSpan={(span) => void navigate({ search: (now) => ({ ...now, days: span }), replace: true })}
          show={show}
          onShow={(shown) => void navigate({ search: (now) => ({ ...now, show: shown }), replace: true })}
        />
      </div>
      {edits.reason === null ? null : (
        <div className="mt-4">
          <FormError title={t('saveFailed')} message={edits.reason} limit={300} />
        </div>
      )}
      <SaveBar
        changes={edits.changes}
        faulty={edits.faulty}
        simulation={edits.simulated.simulation}
        days={Number(days)}
        isSaving={edits.isSaving}
        onPutBack={edits.putBack}
        onSave={edits.save}
      />
      {isEditingChannels ? (
        <ChannelsDialog
          channels={offered}
          roles={roles.filter(({ isActive }) => isActive)}
          onClose={() => openChannels(false)}
        />
      ) : null}
      {pasting === null ? null : (
        <PasteDialog
          number={pasting + 1}
          onReplace={(directive) => edits.pasteInto(pasting, directive)}
          onClose={() => edits.askPaste(null)}
        />
      )}
      {removing === null ? null : (
        <RemoveDialog
          name={removing.directive.name}
          onConfirm={() => edits.remove(removing)}
          onCancel={() => edits.askRemove(null)}
        />
      )}
      {leaving === null ? null : (
        <LeaveQuestion onLeave={() => leaving.answer(true)} onStay={() => leaving.answer(false)} />
      )}
    </>
  );
}
