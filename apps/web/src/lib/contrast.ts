import { loadAhead } from './connection/load-code.ts';

const wanted = matchMedia('(forced-colors: active), (prefers-contrast: more)');

/** Loads the sheets for forced colours and for more contrast as soon as the system asks for either. Called once at start. */
export function followContrast(): void {
  wanted.addEventListener('change', load);
  load();
}

function load(): void {
  if (wanted.matches) loadAhead(() => import('../styles/contrast-sheets.ts'));
}
