import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { FormError } from '../../../ui/FormError.tsx';
import type { Difficulty } from '../../difficulties/index.ts';
import type { Channel, ChatRole, SavedDirective } from './api.ts';
import { RuleList } from './RuleList.tsx';
import './RulesWork.css';
import { SaveBar } from './SaveBar.tsx';
import { Simulator } from './simulator/Simulator.tsx';
import { useRulesDesk } from './use-rules-desk.ts';

const ChannelsDialog = lazyPart(() => import('./channels/ChannelsDialog.tsx'), 'ChannelsDialog');
const LeaveQuestion = lazyPart(() => import('../../../ui/LeaveQuestion.tsx'), 'LeaveQuestion');
const PasteDialog = lazyPart(() => import('./card/PasteDialog.tsx'), 'PasteDialog');
const RemoveDialog = lazyPart(() => import('./card/RemoveDialog.tsx'), 'RemoveDialog');

interface RulesWorkProps {
  difficulty: Difficulty;
  saved: readonly SavedDirective[];
  /** Those that are switched off as well: rules may name them. */
  channels: readonly Channel[];
  roles: readonly ChatRole[];
}

/** The rules on the left, what they would have done on the right, saving below both. */
export function RulesWork({ difficulty, saved, channels, roles }: RulesWorkProps) {
  const { t } = useTranslation('pages/directives');
  const from = '/staff/admin/difficulties/$id/announcements';
  const { days, show, channels: isEditingChannels } = useSearch({ from });
  const navigate = useNavigate({ from: '/admin/difficulties/$id/announcements' });
  const offered = channels.filter(({ isActive }) => isActive);
  const desk = useRulesDesk({ difficultyId: difficulty.id, saved, channels: offered, days: Number(days) });
  const roleLabel = (chatId: string) => roles.find(({ roleId }) => roleId === chatId)?.label;
  const openChannels = (open: boolean) => void navigate({ search: (now) => ({ ...now, channels: open }) });
  const { pasting, removing, leaving } = desk;
  return (
    <>
      <div className="rules-desk">
        <RuleList
          desk={desk}
          difficulty={difficulty}
          channels={channels}
          roles={roles}
          days={Number(days)}
          onChannels={() => openChannels(true)}
        />
        <Simulator
          simulated={desk.simulated}
          rules={desk.valid}
          difficulty={difficulty}
          roleLabel={roleLabel}
          span={days}
          onSpan={(span) => void navigate({ search: (now) => ({ ...now, days: span }), replace: true })}
          show={show}
          onShow={(shown) => void navigate({ search: (now) => ({ ...now, show: shown }), replace: true })}
        />
      </div>
      {desk.reason === null ? null : (
        <div className="mt-4">
          <FormError title={t('saveFailed')} message={desk.reason} limit={300} />
        </div>
      )}
      <SaveBar
        changes={desk.changes}
        faulty={desk.faulty}
        simulation={desk.simulated.simulation}
        days={Number(days)}
        isSaving={desk.isSaving}
        onPutBack={desk.putBack}
        onSave={desk.save}
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
          onReplace={(directive) => desk.pasteInto(pasting, directive)}
          onClose={() => desk.askPaste(null)}
        />
      )}
      {removing === null ? null : (
        <RemoveDialog
          name={removing.directive.name}
          onConfirm={() => desk.remove(removing)}
          onCancel={() => desk.askRemove(null)}
        />
      )}
      {leaving === null ? null : (
        <LeaveQuestion onLeave={() => leaving.answer(true)} onStay={() => leaving.answer(false)} />
      )}
    </>
  );
}
