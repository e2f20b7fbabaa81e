import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useIsPainted } from '../lib/use-is-painted.ts';
import './Flag.css';

const regionCode = /^[A-Z]{2}$/;

/** The country's name in the page's language; null when the code stands for none. */
function countryName(code: string, language: string): string | null {
  const names =
    regionNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  regionNames.set(language, names);
  return names.of(code) ?? null;
}

const regionNames = new Map<string, Intl.DisplayNames>();

export interface FlagProps {
  /** ISO 3166 letters; XX and anything else is unknown. */
  country: string;
  /** Height in pixels; the width is 10/7 of it. */
  height?: number;
}

export function Flag({ country, height = 14 }: FlagProps) {
  const { t, language } = useTranslation('components');
  const code = country.toUpperCase();
  const isCountry = code !== 'XX' && regionCode.test(code);
  // A browser's first list of names takes longer than all rows with flags: their letters hold the place until then.
  const isPainted = useIsPainted();
  const name = isCountry ? (isPainted ? countryName(code, language) : code) : null;
  const size = { width: Math.round((height * 10) / 7), height };
  if (!name)
    return (
      <svg {...size} viewBox="0 0 20 14" className="flag" role="img" aria-label={t('flag.unknown')}>
        <title>{t('flag.unknown')}</title>
        <rect width="20" height="14" className="flag-field" />
        <path d="M8 5.2a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M10 10.5v.1" className="flag-question" />
      </svg>
    );
  const source = `${import.meta.env.FLAGS_BASE}${code.toLowerCase()}.svg`;
  return (
    <img
      key={source}
      {...size}
      src={source}
      alt={name}
      title={name}
      className="flag"
      loading="lazy"
      decoding="async"
    />
  );
}
