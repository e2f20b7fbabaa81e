import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import type { AuditedLevel } from '../api.ts';
import { type TeamChoice, TeamSearch } from '../parts/TeamSearch.tsx';

export interface TeamOfChosenProps {
  levels: readonly AuditedLevel[];
  onClose: () => void;
}

/** Gives all chosen levels one team. */
export function TeamOfChosen({ levels, onClose }: TeamOfChosenProps) {
  const { t } = useTranslation('pages/creators');
  const [choice, setChoice] = useState<TeamChoice | null>(null);
  const saving = useAct('setTeamOfLevels', {
    changes: 'creator',
    stale: [keyOf('levelsAudit')],
    done: (reply) => t('chosen.teamGiven', { count: reply.levels, name: reply.team.name }),
    onSuccess: onClose,
  });
  const present = choice && 'teamId' in choice ? choice.teamId : null;
  const others = levels.filter(({ teamId }) => teamId !== null && teamId !== present).length;
  return (
    <FormDialog
      title={t('chosen.team')}
      subtitle={t('chosen.levels', { count: levels.length })}
      submitLabel={t('team.save')}
      cancelLabel={t('action.cancel')}
      width="480px"
      busy={saving.isPending}
      sending={saving.isPending}
      dirty={choice !== null}
      unready={choice === null}
      onClose={onClose}
      onSubmit={() => choice && saving.mutate({ body: { ...choice, levelIds: levels.map(({ id }) => id) } })}
    >
      <div className="grid gap-3">
        {saving.isError ? <FormError title={t('credit.failed')} message={problemText(saving.error)} /> : null}
        <TeamSearch
          choice={choice}
          disabled={saving.isPending}
          onChoose={(next) => {
            saving.reset();
            setChoice(next);
          }}
        />
        {others > 0 ? <p className="text-muted">{t('chosen.otherTeams', { count: others })}</p> : null}
      </div>
    </FormDialog>
  );
}
