import { similarWord } from '../../text/index.ts';
import { type Directive, tidyDirective } from './directive.ts';
import { jsonPlaces } from './json-places.ts';
import { readDirective } from './read-directive.ts';

/** What settings cannot do without. */
const NEEDED = ['name', 'mode', 'actions'] as const;
/** Characters; far more than the longest directive has. */
const MAX_SETTINGS = 20_000;

/** Why a text is no settings: no JSON, without a needed key, or with a value that fits no directive. */
export interface SettingsProblem {
  readonly code: 'json' | 'missing' | 'invalid';
  /** With missing and invalid: a path such as "actions.0.channelId". */
  readonly key?: string;
  /** Counted from 1. */
  readonly line: number;
}

export type ReadSettings =
  | { readonly ok: true; readonly directive: Directive }
  | { readonly ok: false; readonly problem: SettingsProblem };

/** A directive as a text that can be pasted into another one; its id stays with it. */
export function writeSettings(directive: Directive): string {
  const { id: _, ...settings } = tidyDirective(directive);
  return JSON.stringify(settings, null, 2);
}

/**
 * Reads such a text. Only its shape is judged: what directiveProblems says of the directive can be mended where it is
 * edited. Never throws.
 */
export function readSettings(text: string): ReadSettings {
  const found = text.length > MAX_SETTINGS ? { ok: false as const, at: MAX_SETTINGS } : jsonPlaces(text);
  if (!found.ok) return { ok: false, problem: { code: 'json', line: lineAt(text, found.at) } };
  const value: unknown = JSON.parse(text);
  const refused = (code: 'missing' | 'invalid', key: string): ReadSettings => ({
    ok: false,
    problem: { code, key, line: lineAt(text, placeOf(found.places, key) ?? text.trimEnd().length - 1) },
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problem: { code: 'json', line: 1 } };
  const missing = NEEDED.find((key) => [undefined, null, ''].includes((value as Record<string, never>)[key]));
  if (missing !== undefined) return refused('missing', missing);
  const { directive, problems } = readDirective(value);
  const problem = problems[0];
  if (problem !== undefined) return refused('invalid', problem.field);
  const { id: _, ...settings } = directive;
  return { ok: true, directive: settings };
}

/** Where a key stands, else the one that it stands in, else one that was probably meant for it. */
function placeOf(places: ReadonlyMap<string, number>, key: string): number | undefined {
  for (let path = key; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const at = places.get(path);
    if (at !== undefined) return at;
  }
  const meant = similarWord(
    key,
    [...places.keys()].filter((path) => path !== '' && !path.includes('.')),
  );
  return meant === null ? undefined : places.get(meant);
}

function lineAt(text: string, at: number): number {
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
