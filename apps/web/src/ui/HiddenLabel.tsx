import { useTranslation } from '../lib/i18n/use-translation.ts';

/** What a value is, for those who cannot see it from its place: "Score: ". */
export function HiddenLabel({ of }: { of: string }) {
  const { t } = useTranslation();
  return <span className="sr-only">{t('joined.label', { label: of })} </span>;
}
