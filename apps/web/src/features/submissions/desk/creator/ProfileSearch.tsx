import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Combobox } from '../../../../ui/Combobox.tsx';
import { searchCreators, searchTeams } from '../../api.ts';
import { ProfileOption } from '../../parts/ProfileOption.tsx';
import { useLookup } from '../../../../lib/use-lookup.ts';
import { creatorProfile, type ShownProfile, teamProfile } from '../credits.ts';

export interface ProfileSearchProps {
  isTeam: boolean;
  disabled: boolean;
  onChoose: (profile: ShownProfile) => void;
  /** Typing drops what was chosen. */
  onText: () => void;
}

const minLength = 1;
const creators = {
  kind: 'desk-creators',
  minLength,
  load: async (text: string, signal: AbortSignal) => (await searchCreators(text, signal)).map(creatorProfile),
};
const teams = {
  kind: 'desk-teams',
  minLength,
  load: async (text: string, signal: AbortSignal) => (await searchTeams(text, signal)).map(teamProfile),
};

/** Finds a creator or a team by name or alias. */
export function ProfileSearch({ isTeam, disabled, onChoose, onText }: ProfileSearchProps) {
  const { t } = useTranslation('pages/desk');
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const lookup = useLookup<ShownProfile>(text, isChosen, isTeam ? teams : creators);
  return (
    <Combobox
      label={t(isTeam ? 'creator.searchTeam' : 'creator.search')}
      placeholder={t('creator.searchHint')}
      minLength={minLength}
      maxLength={100}
      disabled={disabled}
      text={text}
      onText={(next) => {
        setText(next);
        setChosen(false);
        onText();
      }}
      onSearch={lookup.onSearch}
      options={lookup.options}
      loading={lookup.loading}
      message={lookup.message}
      renderOption={(profile) => (
        <ProfileOption
          name={profile.name}
          aliases={profile.aliases}
          isVerified={profile.isVerified}
          note={`#${profile.id}`}
        />
      )}
      onSelect={(profile) => {
        setText(profile.name);
        setChosen(true);
        onChoose(profile);
      }}
    />
  );
}
