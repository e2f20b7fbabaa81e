import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type LookupSource, useLookup } from '../../../lib/use-lookup.ts';
import { Combobox, type ComboboxProps } from '../../../ui/Combobox.tsx';
import { searchCreators, searchTeams } from '../api.ts';
import { ChoiceBadge } from './ChoiceBadge.tsx';
import type { NamedChoice } from './named-choice.ts';
import { ProfileOption } from './ProfileOption.tsx';

type Frame = Pick<
  ComboboxProps<never>,
  'label' | 'hint' | 'error' | 'required' | 'hideLabel' | 'placeholder'
>;

export interface ProfileComboboxProps extends Frame {
  of: 'creator' | 'team';
  value: NamedChoice;
  onChange: (choice: NamedChoice) => void;
}

interface Hit {
  id: number;
  name: string;
  aliases: readonly string[];
  isVerified: boolean;
  /** Levels of a creator, members of a team. */
  count: number;
}

const sources: Record<ProfileComboboxProps['of'], LookupSource<Hit>> = {
  creator: {
    kind: 'creators',
    load: async (text, signal) =>
      (await searchCreators(text, signal)).map((creator) => ({ ...creator, count: creator.levelCount })),
  },
  team: {
    kind: 'teams',
    load: async (text, signal) =>
      (await searchTeams(text, signal)).map((team) => ({ ...team, count: team.members.length })),
  },
};
const counted = { creator: 'choice.levels', team: 'choice.members' } as const;

/** A creator or a team: an existing one, or the request for a new one. Typing drops what was chosen. */
export function ProfileCombobox({ of, value, onChange, ...frame }: ProfileComboboxProps) {
  const { t } = useTranslation('pages/submissions');
  const lookup = useLookup<Hit>(value.name, value.id !== null || value.isNew, sources[of]);
  return (
    <Combobox
      {...frame}
      text={value.name}
      maxLength={200}
      onText={(name) => onChange({ name, id: null, isNew: false })}
      onSearch={lookup.onSearch}
      options={lookup.options}
      loading={lookup.loading}
      message={lookup.message}
      createLabel={(name) => t('choice.request', { name })}
      onCreate={(name) => onChange({ name, id: null, isNew: true })}
      trailing={<ChoiceBadge id={value.id} isNew={value.isNew} />}
      renderOption={({ name, aliases, isVerified, count }) => (
        <ProfileOption
          name={name}
          aliases={aliases}
          isVerified={isVerified}
          note={t(counted[of], { count })}
        />
      )}
      onSelect={({ name, id }) => onChange({ name, id, isNew: false })}
    />
  );
}
