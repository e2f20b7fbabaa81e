import { REFERENCE_LETTERS, type ReferenceType } from '@rondo/domain/references';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** A letter in the colour of each member of a type; nothing for no type. */
export function ReferenceTypes({ types }: { types: readonly ReferenceType[] }) {
  const { t } = useTranslation('references');
  return types.map((type) => (
    <span key={type} className="ref-type" data-type={type} title={t(`type.${type}`)}>
      <span aria-hidden="true">{REFERENCE_LETTERS[type]}</span>
      <span className="sr-only">{t(`type.${type}`)}</span>
    </span>
  ));
}
