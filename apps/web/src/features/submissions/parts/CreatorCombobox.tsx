import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Combobox, type ComboboxProps } from '../../../ui/Combobox.tsx';
import { type CreatorHit, searchCreators, searchTeams, type TeamHit } from '../api.ts';
import type { NamedChoice } from './named-choice.ts';
import { ChoiceBadge } from './ChoiceBadge.tsx';
import { ProfileOption } from './ProfileOption.tsx';
import { useLookup } from './use-lookup.ts';

type Frame = Pick<
  ComboboxProps<never>,
  'label' | 'hint' | 'error' | 'required' | 'hideLabel' | 'placeholder'
>;

export interface ChoiceComboboxProps extends Frame {
  value: NamedChoice;
  onChange: (choice: NamedChoice) => void;
}

const creators = { kind: 'creators', load: searchCreators };
const teams = { kind: 'teams', load: searchTeams };

/** A creator: an existing one, or the request for a new one. */
export function CreatorCombobox({ value, onChange, ...frame }: ChoiceComboboxProps) {
  const { t } = useTranslation('pages/submissions');
  const lookup = useLookup<CreatorHit>(value.name, isChosen(value), creators);
  return (
    <Combobox
      {...frame}
      {...bindChoice(value, onChange)}
      {...pick(lookup)}
      createLabel={(name) => t('choice.request', { name })}
      renderOption={(creator) => (
        <ProfileOption
          name={creator.name}
          aliases={creator.aliases}
          isVerified={creator.isVerified}
          note={t('choice.levels', { count: creator.levelCount })}
        />
      )}
      onSelect={({ name, id }) => onChange({ name, id, isNew: false })}
    />
  );
}

/** A team: an existing one, or the request for a new one. */
export function TeamCombobox({ value, onChange, ...frame }: ChoiceComboboxProps) {
  const { t } = useTranslation('pages/submissions');
  const lookup = useLookup<TeamHit>(value.name, isChosen(value), teams);
  return (
    <Combobox
      {...frame}
      {...bindChoice(value, onChange)}
      {...pick(lookup)}
      createLabel={(name) => t('choice.request', { name })}
      renderOption={(team) => (
        <ProfileOption
          name={team.name}
          aliases={team.aliases}
          isVerified={team.isVerified}
          note={t('choice.members', { count: team.members.length })}
        />
      )}
      onSelect={({ name, id }) => onChange({ name, id, isNew: false })}
    />
  );
}

function isChosen({ id, isNew }: NamedChoice): boolean {
  return id !== null || isNew;
}

/** Typing drops what was chosen. */
function bindChoice(value: NamedChoice, onChange: (choice: NamedChoice) => void) {
  return {
    text: value.name,
    maxLength: 200,
    onText: (name: string) => onChange({ name, id: null, isNew: false }),
    onCreate: (name: string) => onChange({ name, id: null, isNew: true }),
    trailing: <ChoiceBadge id={value.id} isNew={value.isNew} />,
  };
}

function pick<T>({ options, onSearch, loading, message }: ReturnType<typeof useLookup<T>>) {
  return { options, onSearch, loading, message };
}
