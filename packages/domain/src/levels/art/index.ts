export { ART_LOOK, levelArtAddress, parseLevelArt } from './address.ts';
export { levelArt } from './draw.ts';
export { artVeil } from './palette.ts';
export {
  ART_TONES,
  artOf,
  type ArtShape,
  type ArtTone,
  type LevelArt,
  type PicturedLevel,
} from './subject.ts';
