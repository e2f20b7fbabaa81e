import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useTyped } from '../../../lib/session/typed.ts';
import { Button } from '../../../ui/Button.tsx';
import { SessionNotice } from '../../../ui/SessionNotice.tsx';
import { useGivesFocusTo } from '../../../ui/use-gives-focus-to.ts';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import type { AuditedLevel } from '../api.ts';
import { CreditRows } from './CreditRows.tsx';
import { TeamOfLevel } from './TeamOfLevel.tsx';

const LeaveQuestion = lazyPart(() => import('../../../ui/LeaveQuestion.tsx'), 'LeaveQuestion');

export interface CreditEditorProps {
  /** What its opener names. */
  id: string;
  opener: RefObject<HTMLElement | null>;
  level: AuditedLevel;
  onClose: () => void;
}

/** Credits and team of one level, below its row; each is saved on its own. Leaving asks first where something is not saved. */
export function CreditEditor({ id, opener, level, onClose }: CreditEditorProps) {
  const { t } = useTranslation('pages/creators');
  const [isBusy, setBusy] = useState(false);
  const [hasNewCredits, setNewCredits] = useState(false);
  const [hasNewTeam, setNewTeam] = useState(false);
  const isDirty = hasNewCredits || hasNewTeam;
  useTyped(isDirty);
  useGivesFocusTo(opener);
  const isLet = useRef(false);
  const leaving = useLeaveQuestion(isDirty, isLet, () => false);
  const marking = useAct(level.isVerified ? 'unverifyCredits' : 'verifyCredits', {
    changes: 'creator',
    done: t('credit.saved'),
    failed: (reason) => t('joined.labelled', { label: t('credit.failed'), value: reason }),
  });
  return (
    <section id={id} className="credit-editor" aria-label={t('credit.editNamed', { song: level.song })}>
      {isDirty ? <SessionNotice className="credit-editor-line" /> : null}
      <CreditRows level={level} onBusy={setBusy} onDirty={setNewCredits} />
      <TeamOfLevel level={level} onBusy={setBusy} onDirty={setNewTeam} />
      <div className="credit-editor-line flex flex-wrap justify-end gap-2">
        <Button
          variant={level.isVerified ? 'ghost' : 'success'}
          aria-label={t(level.isVerified ? 'credit.unverifyNamed' : 'credit.verifyNamed', {
            song: level.song,
          })}
          busy={marking.isPending}
          disabled={isBusy}
          onClick={() => marking.mutate({ id: level.id })}
        >
          {t(level.isVerified ? 'credit.unverify' : 'credit.verify')}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
      {leaving ? (
        <LeaveQuestion onLeave={() => leaving.answer(true)} onStay={() => leaving.answer(false)} />
      ) : null}
    </section>
  );
}
