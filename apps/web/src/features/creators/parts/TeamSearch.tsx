import { MAX_CREATOR_NAME } from '@rondo/domain/creators';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { Combobox } from '../../../ui/Combobox.tsx';
import { searchTeams, type Team } from '../api.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

/** A team that exists, or the name of one that is found or made. */
export type TeamChoice = { teamId: number } | { name: string };

export interface TeamSearchProps {
  choice: TeamChoice | null;
  /** null: something else was typed. */
  onChoose: (choice: TeamChoice | null) => void;
  hideLabel?: boolean;
  disabled: boolean;
  className?: string;
}

const source = { kind: 'staff-teams', load: searchTeams, minLength: 1 };

/** Finds a team by name or alias, or takes the name of a new one. Give it another `key` to empty it. */
export function TeamSearch({ choice, onChoose, ...box }: TeamSearchProps) {
  const { t } = useTranslation('pages/creators');
  const [text, setText] = useState('');
  const lookup = useLookup<Team>(text, choice !== null, source);
  const choose = (name: string, next: TeamChoice) => {
    setText(name);
    onChoose(next);
  };
  return (
    <Combobox
      {...box}
      label={t('term.team')}
      placeholder={t('credit.teamHint')}
      isEnough={lookup.isEnough}
      maxLength={MAX_CREATOR_NAME}
      text={text}
      onText={(next) => {
        setText(next);
        onChoose(null);
      }}
      onSearch={lookup.onSearch}
      options={lookup.options}
      loading={lookup.loading}
      message={lookup.message}
      renderOption={(team) => (
        <>
          <span className="ell min-w-0 flex-1">
            <PersonText of={team.name} />
          </span>
          <span className="flex-none text-12 text-muted tabular-nums">
            {t('person.members', { count: team.members.length })}
          </span>
        </>
      )}
      onSelect={(team) => choose(team.name, { teamId: team.id })}
      createLabel={(name) => t('credit.teamNew', { name })}
      onCreate={(name) => choose(name, { name })}
    />
  );
}
