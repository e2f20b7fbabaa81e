import type { IconDrawing } from './Icon.tsx';

interface MenuEntry {
  id: string;
  label: string;
  icon?: IconDrawing;
  /** A quiet second line. */
  note?: string;
  disabled?: boolean;
  tone?: 'danger';
}

export interface MenuGroup {
  /** A quiet heading over the entries. */
  heading?: string;
  entries: readonly MenuEntry[];
}
