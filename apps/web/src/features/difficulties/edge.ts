import { edgeColours } from '@rondo/domain/difficulties';
import type { CSSProperties } from 'react';
import './edge.css';

/** Gives a row or card of class `edge-of`, or anything of class `edge-colour`, its difficulty's colour in both themes. */
export function edgeStyle(difficulty: { name: string; color: string }): CSSProperties {
  const { name, color } = difficulty;
  const key = `${name} ${color}`;
  const known = styles.get(key);
  if (known) return known;
  const { dark, light } = edgeColours(difficulty);
  const style = { '--edge-dark': dark, '--edge-light': light, '--d': color } as CSSProperties;
  styles.set(key, style);
  return style;
}

/** One for each difficulty: computing a colour that stands out in both themes is slow. */
const styles = new Map<string, CSSProperties>();
