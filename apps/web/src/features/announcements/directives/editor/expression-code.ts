import { type ExpressionPart, type ExpressionProblem, expressionParts } from '@rondo/domain/announcements';
import type { CodePart } from '../../../../ui/CodeField.tsx';

const LOOKS: Partial<Record<ExpressionPart['kind'], CodePart['look']>> = {
  field: 'name',
  word: 'name',
  number: 'number',
  boolean: 'number',
  operator: 'quiet',
  bracket: 'quiet',
};

/** An expression's text in its colours, with its wrong place marked. */
export function expressionCode(text: string, problem: ExpressionProblem | null): readonly CodePart[] {
  const parts = expressionParts(text).map(({ kind, text: own, at }) => ({
    at,
    part: { text: own, look: LOOKS[kind] ?? 'plain' } satisfies CodePart,
  }));
  if (problem === null || problem.code === 'empty') return parts.map(({ part }) => part);
  const { at: from, length } = problem;
  const marked = parts.flatMap(({ at, part }) =>
    cut(part, Math.max(0, from - at), Math.max(0, from + length - at)),
  );
  return marked.some(({ isWrong }) => isWrong) ? marked : insertMark(marked, from);
}

/** A part in up to three pieces: before, at and behind the wrong place. */
function cut(part: CodePart, from: number, to: number): readonly CodePart[] {
  const pieces: readonly CodePart[] = [
    { ...part, text: part.text.slice(0, from) },
    { ...part, text: part.text.slice(from, to), isWrong: true },
    { ...part, text: part.text.slice(to) },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function insertMark(parts: readonly CodePart[], at: number): readonly CodePart[] {
  const mark: CodePart = { text: '', look: 'plain', isWrong: true };
  let place = 0;
  const index = parts.findIndex(({ text }) => {
    if (place >= at) return true;
    place += text.length;
    return false;
  });
  return index < 0 ? [...parts, mark] : [...parts.slice(0, index), mark, ...parts.slice(index)];
}
