import { foldTyped } from './half-width.ts';

/** The largest id that any table can have. */
export const LARGEST_ID = 2_147_483_647;

/** Between names: commas and semicolons of Latin, Chinese and Japanese keyboards, and line ends. */
const BETWEEN_NAMES = /[,，､、﹐﹑;；﹔\r\n]+/;
/** Between ids blanks as well, visible or not. */
const BETWEEN_IDS = /[,，､、﹐﹑;；﹔\s\u200B]+/;

/** The pieces of a typed list whose items have no blanks, as they were typed. */
export function typedPieces(text: string): readonly string[] {
  return text.split(BETWEEN_IDS).filter((piece) => piece !== '');
}

/** An id as typed, "12", "#12" or full-width; null for anything else. */
export function readId(text: string): number | null {
  const digits = /^#?\s*(\d{1,10})$/.exec(foldTyped(text))?.[1];
  const id = Number(digits);
  return id >= 1 && id <= LARGEST_ID ? id : null;
}

export interface TypedIds {
  /** Each once, in their order. */
  readonly ids: readonly number[];
  /** The pieces that are no id, as they were typed. */
  readonly unread: readonly string[];
}

/**
 * A list of ids as people type it (docs/rules/wire.md#typed-numbers-and-lists). Every piece is an id or named as unread:
 * nothing is dropped. Signs without anything between them are unread, blanks alone are nothing.
 */
export function readIds(text: string): TypedIds {
  const pieces = typedPieces(text.replace(/([#＃])\s+(?=[\d０-９])/g, '$1'));
  if (pieces.length === 0) return { ids: [], unread: text.trim() === '' ? [] : [text.trim()] };
  const read = pieces.map((piece) => [piece, readId(piece)] as const);
  return {
    ids: [...new Set(read.flatMap(([, id]) => id ?? []))],
    unread: read.flatMap(([piece, id]) => (id === null ? [piece] : [])),
  };
}

/** A list of names as people type it: blanks within a name belong to it, blank names are left out. */
export function typedNames(text: string): readonly string[] {
  return text
    .split(BETWEEN_NAMES)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
