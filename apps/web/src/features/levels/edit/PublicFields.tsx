import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { LevelEditing } from './use-level-edit.ts';

/** Links and the comment that everyone reads. */
export function PublicFields({ editing }: { editing: LevelEditing }) {
  const { t } = useTranslation('pages/level-edit');
  return (
    <FieldGroup title={t('links')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          className="md:col-span-2"
          label={t('videoLink')}
          inputMode="url"
          {...editing.box('videoLink')}
        />
        <TextField label={t('dlLink')} inputMode="url" {...editing.box('dlLink')} />
        <TextField label={t('workshopLink')} inputMode="url" {...editing.box('workshopLink')} />
        <TextArea
          className="md:col-span-2"
          label={t('publicComments')}
          rows={3}
          {...editing.box('publicComments')}
        />
      </div>
    </FieldGroup>
  );
}
