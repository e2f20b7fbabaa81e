import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
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
        <TextField label={t('song')} {...editing.box('song')} />
        <TextField label={t('artist')} {...editing.box('artist')} />
        <TextField label={t('creator')} {...editing.box('creator')} />
        <TextField label={t('team')} {...editing.box('team')} />
        <TextField label={t('charter')} {...editing.box('charter')} />
        <TextField label={t('vfxer')} {...editing.box('vfxer')} />
      </div>
    </FieldGroup>
  );
}
