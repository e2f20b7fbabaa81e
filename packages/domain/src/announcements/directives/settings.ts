import { type Directive, tidyDirective } from './directive.ts';
import { readDirective } from './read-directive.ts';

/** What settings cannot do without. */
const NEEDED = ['name', 'mode', 'actions'] as const;

export type ReadSettings =
  | { readonly ok: true; readonly directive: Directive }
  /** Without a needed key, or with a value that fits no directive; the key is a path such as "actions.0.channelId". */
  | { readonly ok: false; readonly code: 'missing' | 'invalid'; readonly key: string };

/** A directive as a text that can be pasted into another one; its id stays with it. */
export function writeSettings(directive: Directive): string {
  const { id: _, ...settings } = tidyDirective(directive);
  return JSON.stringify(settings, null, 2);
}

/**
 * Reads what such a text holds. Only its shape is judged: what directiveProblems says of the directive can be mended
 * where it is edited. Never throws.
 */
export function readSettings(value: object): ReadSettings {
  const missing = NEEDED.find((key) => [undefined, null, ''].includes((value as Record<string, never>)[key]));
  if (missing !== undefined) return { ok: false, code: 'missing', key: missing };
  const { directive, problems } = readDirective(value);
  const [problem] = problems;
  if (problem !== undefined) return { ok: false, code: 'invalid', key: problem.field };
  const { id: _, ...settings } = directive;
  return { ok: true, directive: settings };
}
