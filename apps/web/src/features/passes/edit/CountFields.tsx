import { JUDGEMENT_KEYS } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { PassEditing } from './use-pass-edit.ts';

/** All seven counts: a pass may have some that are too late, though the submission form does not ask for them. */
export function CountFields({ editing }: { editing: PassEditing }) {
  const { t } = useTranslation('passes');
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-4">
      {JUDGEMENT_KEYS.map((key) => (
        <NumberField key={key} label={t(`judgement.${key}`)} maxLength={8} {...editing.box(key)} />
      ))}
    </div>
  );
}
