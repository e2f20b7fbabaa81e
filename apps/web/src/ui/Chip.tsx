import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from './Icon.tsx';
import './Chip.css';

export type Tone = 'plain' | 'danger' | 'warning' | 'success' | 'info' | 'gold';

export interface ChipProps {
  tone?: Tone;
  icon?: IconDrawing;
  /** Round ends, or only an outline. */
  shape?: 'pill' | 'outline';
  className?: string;
  children: ReactNode;
}

/** A state in a word, never by colour alone. */
export function Chip({ tone = 'plain', icon, shape, className = '', children }: ChipProps) {
  return (
    <span className={`chip tone-${tone} ${shape ? `chip-${shape}` : ''} ${className}`}>
      {icon ? <Icon of={icon} size={14} /> : null}
      {children}
    </span>
  );
}

export interface StateChipProps extends Pick<ChipProps, 'tone'> {
  icon: IconDrawing;
  children: string;
  /** Shows the drawing alone at any width. */
  brief?: boolean | undefined;
}

/** The state of a row beside its title. Where the list is narrow, the word becomes a tooltip and the title has its room. */
export function StateChip({ tone = 'plain', icon, brief = false, children }: StateChipProps) {
  return (
    <span className={`chip tone-${tone} chip-state`} data-brief={brief || undefined} title={children}>
      <Icon of={icon} size={14} />
      <span className={brief ? 'sr-only' : 'chip-word'}>{children}</span>
    </span>
  );
}

export interface MarkProps {
  /** The short letters shown, such as `12K`. */
  children: string;
  /** What the letters stand for; tooltip and spoken text. */
  meaning: string;
  gold?: boolean;
}

/** A few letters in a small frame. */
export function Mark({ children, meaning, gold = false }: MarkProps) {
  return (
    <span className={`mark ${gold ? 'mark-gold' : ''}`} title={meaning}>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{meaning}</span>
    </span>
  );
}

/** A gain, in green: `+31.06`. */
export function GainPill({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className="gain-pill flex-none px-2 whitespace-nowrap text-success" title={title}>
      {children}
    </span>
  );
}
