/** The tables that the functions of the database are made of. */
export { BLANKS, classOf, type CodePoints, EMPTY_PATTERN, MARKS, NOISE, UNSEEN } from './code-points.ts';
export { LATIN_LETTERS } from './latin-letters.ts';
export { LOOK_ALIKE_SIGNS } from './look-alike-signs.ts';
export { READ_AS } from './read-as.ts';
