import { useTranslation } from '../lib/i18n/use-translation.ts';

/** What else is true of what stands before it, for those who cannot see it: ", ascending". */
export function HiddenNote({ of }: { of: string }) {
  const { t } = useTranslation();
  return <span className="sr-only">{t('joined.further', { text: of })}</span>;
}
