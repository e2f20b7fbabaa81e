const formats = new Map<string, Intl.ListFormat>();

/** How a list is written in a language: "A, B, C", "A, B i C", "A、B、C". */
export function listFormatOf(locale: string): Intl.ListFormat {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  formats.set(locale, format);
  return format;
}
