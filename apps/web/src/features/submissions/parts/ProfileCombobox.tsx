import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChoiceBadge } from './ChoiceBadge.tsx';
import type { NamedChoice } from './named-choice.ts';
import { ProfileBox, type ProfileBoxProps } from './ProfileBox.tsx';

export interface ProfileComboboxProps
  extends Pick<ProfileBoxProps, 'of' | 'label' | 'error' | 'required' | 'hideLabel' | 'placeholder'> {
  value: NamedChoice;
  onChange: (choice: NamedChoice) => void;
}

/** A creator or a team: an existing one, or the request for a new one. Typing drops what was chosen. */
export function ProfileCombobox({ value, onChange, ...frame }: ProfileComboboxProps) {
  const { t } = useTranslation('pages/submissions');
  return (
    <ProfileBox
      {...frame}
      text={value.name}
      isChosen={value.id !== null || value.isNew}
      maxLength={200}
      note={(hit) =>
        'members' in hit
          ? t('choice.members', { count: hit.members.length })
          : t('choice.levels', { count: hit.levelCount })
      }
      onText={(name) => onChange({ name, id: null, isNew: false })}
      createLabel={(name) => t('choice.request', { name })}
      onCreate={(name) => onChange({ name, id: null, isNew: true })}
      trailing={<ChoiceBadge id={value.id} isNew={value.isNew} />}
      onSelect={({ name, id }) => onChange({ name, id, isNew: false })}
    />
  );
}
