import {
  ART_TONES,
  artOf,
  type ArtShape,
  artVeil,
  levelArtAddress,
  type PicturedLevel,
} from '@rondo/domain/levels/art';
import type { CSSProperties } from 'react';
import './level-art.css';

/** What is drawn for a level that is not on the site yet. */
export const UNRATED_LEVEL: PicturedLevel = {
  id: 0,
  difficulty: { name: 'Unranked', type: 'SPECIAL', color: '#FFFFFF' },
};

/** Gives anything of class `level-art` the drawing of a level as its ground, in both themes. */
export function artStyle(level: PicturedLevel, shape: ArtShape): CSSProperties {
  return inBothThemes('art', (tone) => `url("${levelArtAddress(artOf(level, shape, tone))}")`);
}

/** Gives anything of class `veiled` the colour that lies between a level's picture and the text on it. */
export function veilStyle(difficulty: PicturedLevel['difficulty']): CSSProperties {
  const { name, type, color } = difficulty;
  const key = `${name} ${type} ${color}`;
  const known = veils.get(key);
  if (known) return known;
  const style = inBothThemes('veil', (tone) => artVeil(artOf({ id: 0, difficulty }, 'card', tone)));
  veils.set(key, style);
  return style;
}

/** One for each difficulty. */
const veils = new Map<string, CSSProperties>();

function inBothThemes(name: string, value: (tone: (typeof ART_TONES)[number]) => string): CSSProperties {
  return Object.fromEntries(ART_TONES.map((tone) => [`--${name}-${tone}`, value(tone)]));
}
