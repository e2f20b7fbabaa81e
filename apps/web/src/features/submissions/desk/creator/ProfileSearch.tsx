import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ProfileBox } from '../../parts/ProfileBox.tsx';
import { creatorProfile, type ShownProfile, teamProfile } from '../credits.ts';

export interface ProfileSearchProps {
  isTeam: boolean;
  disabled: boolean;
  onChoose: (profile: ShownProfile) => void;
  /** Typing drops what was chosen. */
  onText: () => void;
}

/** Finds a creator or a team by name or alias. */
export function ProfileSearch({ isTeam, disabled, onChoose, onText }: ProfileSearchProps) {
  const { t } = useTranslation('pages/desk');
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  return (
    <ProfileBox
      of={isTeam ? 'team' : 'creator'}
      label={t(isTeam ? 'creator.searchTeam' : 'creator.search')}
      placeholder={t('creator.searchHint')}
      minLength={1}
      maxLength={100}
      disabled={disabled}
      text={text}
      isChosen={isChosen}
      note={({ id }) => `#${id}`}
      onText={(next) => {
        setText(next);
        setChosen(false);
        onText();
      }}
      onSelect={(hit) => {
        setText(hit.name);
        setChosen(true);
        onChoose('members' in hit ? teamProfile(hit) : creatorProfile(hit));
      }}
    />
  );
}
