import { cutText } from '@rondo/domain/text';

/** The first that fits counts: each later name hides in the strings of earlier ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (userAgent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

const longest = 40;

/** A sign-in's browser and system, such as `Firefox · Windows`; else the beginning of what it said; null for nothing. */
export function deviceName(userAgent: string): string | null {
  const found = [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean);
  if (found.length > 0) return found.join(' · ');
  const words = userAgent.trim();
  return words === '' ? null : cutText(words, longest);
}
