import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { textField } from './text-field.ts';
import type { LevelEditing } from './use-level-edit.ts';

export interface NameFieldsProps {
  editing: LevelEditing;
  onAliases: () => void;
}

/** What the level is called and whose it is. Credits have a page of their own; these are the words beside them. */
export function NameFields({ editing, onAliases }: NameFieldsProps) {
  const { t } = useTranslation('pages/level-edit');
  return (
    <FieldGroup
      title={t('names')}
      aside={
        <Button size="small" onClick={onAliases}>
          {t('aliases.open')}
        </Button>
      }
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField label={t('song')} required maxLength={500} {...textField(editing, 'song')} />
        <TextField label={t('artist')} required maxLength={500} {...textField(editing, 'artist')} />
        <TextField label={t('creator')} maxLength={1000} {...textField(editing, 'creator')} />
        <TextField label={t('team')} maxLength={1000} {...textField(editing, 'team')} />
        <TextField label={t('charter')} maxLength={1000} {...textField(editing, 'charter')} />
        <TextField label={t('vfxer')} maxLength={1000} {...textField(editing, 'vfxer')} />
      </div>
    </FieldGroup>
  );
}
