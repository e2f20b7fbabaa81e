import { Fragment, type ReactNode } from 'react';
import { listFormatOf } from '../lib/i18n/list-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';

/** Elements in a row, as the reader's language writes lists. */
export function Listed({ items }: { items: readonly ReactNode[] }) {
  const { language } = useTranslation();
  const places = items.map((_, index) => String(index));
  return listFormatOf(language)
    .formatToParts(places)
    .map(({ type, value }, index) => (
      <Fragment key={index}>{type === 'element' ? items[Number(value)] : value}</Fragment>
    ));
}
