import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { type TeamChoice, TeamSearch } from '../parts/TeamSearch.tsx';
import type { CreditPartProps } from './CreditRows.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

/** The team of a level: another one, a new one, or none. */
export function TeamOfLevel({ level, onBusy, onDirty }: CreditPartProps) {
  const { t } = useTranslation('pages/creators');
  const [choice, setChoice] = useState<TeamChoice | null>(null);
  const [saved, setSaved] = useState(0);
  const saving = useAct(
    (next: TeamChoice | null): Promise<unknown> =>
      next === null
        ? call('removeLevelTeam', { id: level.id })
        : call('setLevelTeam', { id: level.id, body: next }),
    { changes: 'creator', done: t('credit.saved') },
  );
  const save = (next: TeamChoice | null) =>
    saving.mutate(next, {
      onSuccess: () => {
        setChoice(null);
        setSaved((times) => times + 1);
      },
    });
  const { isPending } = saving;
  const isDirty = choice !== null;
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <section className="grid content-start gap-3" aria-label={t('term.team')}>
      <h3 className="over">{t('term.team')}</h3>
      {saving.isError ? <FormError title={t('credit.failed')} message={problemText(saving.error)} /> : null}
      <p className="flex min-h-10 flex-wrap items-center gap-2">
        {level.team ? (
          <>
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
              <PersonText of={level.team.name} />
            </span>
            <Button size="small" disabled={isPending} onClick={() => save(null)}>
              {t('credit.teamRemove')}
            </Button>
          </>
        ) : (
          <span className="text-muted">{t('credit.teamNone')}</span>
        )}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <TeamSearch
          key={saved}
          className="min-w-0 flex-1 basis-48"
          hideLabel
          disabled={isPending}
          choice={choice}
          onChoose={(next) => {
            saving.reset();
            setChoice(next);
          }}
        />
        <Button
          sends
          variant="primary"
          busy={isPending}
          disabled={!isDirty}
          onClick={() => choice && save(choice)}
        >
          {t('team.save')}
        </Button>
      </div>
    </section>
  );
}
