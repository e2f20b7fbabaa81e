import type { Language } from '@rondo/contract/languages';

const byTag = new Map<string, Language>([
  ['en', 'en'],
  ['pl', 'pl'],
  ['zh', 'cn'],
  ['cn', 'cn'],
]);
const longestHeader = 1000;

/** The one of our languages that an Accept-Language header likes best; English when it names none of them. */
export function acceptedLanguage(header: string | undefined): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const part of (header ?? '').slice(0, longestHeader).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = byTag.get(tag.trim().split('-')[0] ?? '');
    const weight = weightOf(parameters);
    if (language === undefined || weight <= bestWeight) continue;
    best = language;
    bestWeight = weight;
  }
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters
    .map((text) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1])
    .find(Boolean);
  return given === undefined ? 1 : Number(given);
}
