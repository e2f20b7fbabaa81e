import { JUDGEMENT_KEYS } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { PassEditing } from './use-pass-edit.ts';

/** The seven counts, too late among them: a pass may have some though no form asks for it. */
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
