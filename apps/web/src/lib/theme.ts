import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

export const themeChoices = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
const systemLight = matchMedia('(prefers-color-scheme: light)');
const listeners = new Set<() => void>();
let isPaper = false;

function readTheme(): ThemeChoice {
  const stored = readStored(key);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(key, choice);
  applyTheme();
}

/** Paints the chosen theme and follows the system and other tabs from now on. Called once at start. */
export function followTheme(): void {
  systemLight.addEventListener('change', applyTheme);
  onStoredElsewhere(key, applyTheme);
  applyTheme();
}

/** On paper the theme is light, whatever is chosen: dark grounds are not printed, and pale words would be lost. */
export function paintPaper(on: boolean): void {
  isPaper = on;
  applyTheme();
}

function applyTheme(): void {
  const choice = readTheme();
  const light = isPaper || choice === 'light' || (choice === 'system' && systemLight.matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', light ? '#F6F5FA' : '#0E0D14');
  for (const listener of listeners) listener();
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readTheme);
}
