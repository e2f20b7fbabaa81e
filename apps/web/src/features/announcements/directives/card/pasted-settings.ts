import { type Directive, readSettings } from '@rondo/domain/announcements';
import { similarWord } from '@rondo/domain/text';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** Characters; far more than the longest directive has. */
const MAX_SETTINGS = 20_000;

export type PastedSettings =
  | { readonly ok: true; readonly directive: Directive }
  /** The line is counted from 1; no JSON has no key. */
  | {
      readonly ok: false;
      readonly code: 'json' | 'missing' | 'invalid';
      readonly key?: string;
      readonly line: number;
    };

/** Reads settings that were copied from a directive and perhaps changed by hand. Never throws. */
export function readPasted(text: string): PastedSettings {
  const noJson = (at: number) => ({ ok: false, code: 'json', line: lineAt(text, at) }) as const;
  if (text.length > MAX_SETTINGS) return noJson(MAX_SETTINGS);
  const errors: ParseError[] = [];
  const tree = treeOf(text, errors);
  if (tree?.type !== 'object' || errors.length > 0) return noJson(errors[0]?.offset ?? 0);
  const read = readSettings(JSON.parse(text));
  if (read.ok) return read;
  return { ...read, line: lineAt(text, placeOf(tree, read.key) ?? text.trimEnd().length - 1) };
}

function treeOf(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch {
    // It is deeper than the stack.
    return undefined;
  }
}

/** Where a key stands, else the one that it stands in, else one that was probably meant for it. */
function placeOf(tree: Node, key: string): number | undefined {
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = path.length; length > 0; length -= 1) {
    const value = findNodeAtLocation(tree, path.slice(0, length));
    // The place of a member is that of its name: it says more than the value behind it.
    if (value !== undefined) return value.parent?.type === 'property' ? value.parent.offset : value.offset;
  }
  const names = tree.children?.flatMap(({ children: [name] = [] }) => name ?? []) ?? [];
  const meant = similarWord(
    key,
    names.map(({ value }) => String(value)),
  );
  return names.find(({ value }) => value === meant)?.offset;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
