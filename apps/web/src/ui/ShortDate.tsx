import { useTranslation } from '../lib/i18n/use-translation.ts';

export interface ShortDateProps {
  at: string;
  /** Where only the day is known, `YYYY-MM-DD`; then `at` is not looked at. */
  day?: string | null;
}

/** A day for a narrow column: "14 Apr", of another year its month; the whole of it is in the title. */
export function ShortDate({ at, day = null }: ShortDateProps) {
  const { language } = useTranslation('components');
  const { sameYear, otherYear, exact, exactDay } = formatsOf(language);
  const time = new Date(day ?? at);
  const shown = day === null ? time : new Date(`${day}T00:00`);
  const isThisYear = shown.getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={day ?? at} title={day === null ? exact.format(time) : exactDay.format(shown)}>
      {(isThisYear ? sameYear : otherYear).format(shown)}
    </time>
  );
}

interface Formats {
  sameYear: Intl.DateTimeFormat;
  otherYear: Intl.DateTimeFormat;
  exact: Intl.DateTimeFormat;
  exactDay: Intl.DateTimeFormat;
}

function formatsOf(language: string): Formats {
  const known = formats.get(language);
  if (known) return known;
  const made = {
    sameYear: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
    otherYear: new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }),
    exact: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    exactDay: new Intl.DateTimeFormat(language, { dateStyle: 'long' }),
  };
  formats.set(language, made);
  return made;
}

/** To make one takes much longer than to use it a hundred times. */
const formats = new Map<string, Formats>();
