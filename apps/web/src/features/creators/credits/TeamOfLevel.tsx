import { MAX_CREATOR_NAME } from '@rondo/domain/creators';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { searchTeams, type Team } from '../api.ts';
import type { CreditPartProps } from './CreditRows.tsx';

type Choice = { teamId: number } | { name: string };

const source = { kind: 'staff-teams', load: searchTeams, minLength: 1 };

/** The team of a level: another one, a new one, or none. */
export function TeamOfLevel({ level, onBusy, onDirty }: CreditPartProps) {
  const { t } = useTranslation('pages/creators');
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
  const lookup = useLookup<Team>(text, choice !== null, source);
  const saving = useAct(
    (next: Choice | null): Promise<unknown> =>
      next === null
        ? call('removeLevelTeam', { id: level.id })
        : call('setLevelTeam', { id: level.id, body: next }),
    { changes: 'creator', done: t('credit.saved') },
  );
  const save = (next: Choice | null) =>
    saving.mutate(next, {
      onSuccess: () => {
        setText('');
        setChoice(null);
      },
    });
  const { isPending } = saving;
  const isDirty = choice !== null;
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const choose = (name: string, next: Choice) => {
    saving.reset();
    setText(name);
    setChoice(next);
  };
  return (
    <section className="grid gap-3" aria-label={t('term.team')}>
      <h3 className="over">{t('term.team')}</h3>
      {saving.isError ? <FormError title={t('credit.failed')} message={problemText(saving.error)} /> : null}
      <p className="flex flex-wrap items-center gap-2">
        {level.team ? (
          <>
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{level.team.name}</span>
            <Button size="small" disabled={isPending} onClick={() => save(null)}>
              {t('credit.teamRemove')}
            </Button>
          </>
        ) : (
          <span className="text-muted">{t('credit.teamNone')}</span>
        )}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Combobox
          className="min-w-0 flex-1 basis-48"
          label={t('term.team')}
          hideLabel
          placeholder={t('credit.teamHint')}
          isEnough={lookup.isEnough}
          maxLength={MAX_CREATOR_NAME}
          disabled={isPending}
          text={text}
          onText={(next) => {
            setText(next);
            setChoice(null);
          }}
          onSearch={lookup.onSearch}
          options={lookup.options}
          loading={lookup.loading}
          message={lookup.message}
          renderOption={(team) => (
            <>
              <span className="ell min-w-0 flex-1">{team.name}</span>
              <span className="flex-none text-12 text-muted tabular-nums">
                {t('person.members', { count: team.members.length })}
              </span>
            </>
          )}
          onSelect={(team) => choose(team.name, { teamId: team.id })}
          createLabel={(name) => t('credit.teamNew', { name })}
          onCreate={(name) => choose(name, { name })}
        />
        <Button
          sends
          variant="primary"
          busy={isPending}
          disabled={!isDirty}
          onClick={() => choice && save(choice)}
        >
          {t('credit.teamSave')}
        </Button>
      </div>
    </section>
  );
}
