import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { PassEditing } from './use-pass-edit.ts';

/** What staff know of it: announced, and whether it counts. */
export function MarkFields({ editing: { draft, change } }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <Checkbox
        label={t('announced')}
        checked={draft.isAnnounced}
        onChange={(event) => change({ isAnnounced: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('duplicate')}
        hint={t('duplicateHint')}
        checked={draft.isDuplicate}
        onChange={(event) => change({ isDuplicate: event.currentTarget.checked })}
      />
    </div>
  );
}
