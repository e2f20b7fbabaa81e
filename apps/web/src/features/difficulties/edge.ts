import { edgeColours } from '@rondo/domain/difficulties';
import type { CSSProperties } from 'react';
import './edge.css';

/** Gives a row or card (class `edge-of`) the edge colour of its difficulty in both themes. */
export function edgeStyle(difficulty: { name: string; color: string }): CSSProperties {
  const { dark, light } = edgeColours(difficulty);
  return { '--edge-dark': dark, '--edge-light': light, '--d': difficulty.color } as CSSProperties;
}
