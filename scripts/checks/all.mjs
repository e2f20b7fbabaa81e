import { citations } from './citations.mjs';
import { deadCode } from './dead-code.mjs';
import { format } from './format.mjs';
import { generated } from './generated.mjs';
import { imports } from './imports.mjs';
import { joinedTexts } from './joined-texts.mjs';
import { length } from './length.mjs';
import { lint } from './lint.mjs';
import { locales } from './locales.mjs';
import { ownKeys } from './own-keys.mjs';
import { types } from './types.mjs';
import { versions } from './versions.mjs';
import { walls } from './walls.mjs';
import { words } from './words.mjs';

/** Every check of `npm run check`, the slowest first so that two cores stay busy to the end. */
export const CHECKS = [
  types,
  lint,
  generated,
  ownKeys,
  imports,
  deadCode,
  format,
  walls,
  locales,
  citations,
  joinedTexts,
  length,
  versions,
  words,
];
