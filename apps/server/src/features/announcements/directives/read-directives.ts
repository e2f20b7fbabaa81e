import {
  type Directive,
  type DirectiveProblem,
  MAX_DIRECTIVES,
  readDirectives,
  tidyDirective,
} from '@rondo/domain/announcements';
import { Problem } from '../../../platform/http/problem.ts';
import { problemText } from './problem-texts.ts';

/** Channels and roles that a directive may name, with their labels. */
export type Known = {
  readonly channels: ReadonlyMap<number, string>;
  readonly roles: ReadonlyMap<number, string>;
};

/** More problems are counted but not told one by one. */
const MOST_DETAILS = 10;

/**
 * Reads the directives of a request as they are stored.
 * @throws Problem DIRECTIVE_INVALID with every problem
 */
export function readDirectiveList(list: readonly unknown[], known: Known): readonly Directive[] {
  if (list.length > MAX_DIRECTIVES)
    throw refusal([{ field: '', code: 'TOO_MANY' }], `There can be up to ${MAX_DIRECTIVES} rules.`);
  const { directives, problems } = readDirectives(list);
  const all = [...problems, ...unknownProblems(directives, problems, known)];
  if (all.length > 0) throw refusal(all);
  return directives.map(tidyDirective);
}

/** Names of channels and roles that nobody may use; one that could not be read is told of already. */
function unknownProblems(
  directives: readonly Directive[],
  problems: readonly DirectiveProblem[],
  { channels, roles }: Known,
): DirectiveProblem[] {
  const told = new Set(problems.map(({ field }) => field));
  return directives
    .flatMap(({ actions }, index) =>
      actions.flatMap(({ channelId, roleId }, place) => [
        ...(channels.has(channelId) ? [] : [`${index}.actions.${place}.channelId`]),
        ...(roleId === null || roles.has(roleId) ? [] : [`${index}.actions.${place}.roleId`]),
      ]),
    )
    .filter((field) => !told.has(field))
    .map((field) => ({ field, code: 'INVALID' }));
}

/** Clients know a custom expression that cannot be read by its sentence (docs/rules/announcements.md#saving). */
function refusal(problems: readonly DirectiveProblem[], text?: string): Problem {
  const isSyntax = problems.some(({ code }) => code === 'EXPRESSION_INVALID');
  const fields = problems.map((problem) => ({
    field: problem.field === '' ? 'directives' : `directives.${problem.field}`,
    code: problem.code,
    message: text ?? messageOf(problem),
  }));
  const sentences = fields.map(({ message }, index) => placeOf(problems[index]?.field ?? '') + message);
  const rest = sentences.length - MOST_DETAILS;
  const details = [...sentences.slice(0, MOST_DETAILS), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
  return new Problem('DIRECTIVE_INVALID', {
    ...(isSyntax ? { text: 'Invalid custom directive format' } : {}),
    fields,
    details,
  });
}

function messageOf(problem: DirectiveProblem): string {
  if (problem.code !== 'INVALID') return problemText(problem);
  if (problem.field.endsWith('.channelId')) return 'This channel does not exist or is off.';
  return problem.field.endsWith('.roleId') ? 'This role does not exist or is off.' : problemText(problem);
}

/** "Rule 2: " in front of what is wrong with the second one. */
function placeOf(field: string): string {
  const index = Number.parseInt(field, 10);
  return Number.isNaN(index) ? '' : `Rule ${index + 1}: `;
}
