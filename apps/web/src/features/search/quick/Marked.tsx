import { matchedLetters, type Span } from '@rondo/domain/text';
import { Fragment } from 'react';

/** A text with the letters marked that were searched for. */
export function Marked({ children, wanted }: { children: string; wanted: readonly string[] }) {
  const spans = apart(wanted.flatMap((word) => matchedLetters(children, word)));
  return (
    <>
      {spans.map(({ from, to }, index) => (
        <Fragment key={from}>
          {children.slice(spans[index - 1]?.to ?? 0, from)}
          <mark className="quick-mark">{children.slice(from, to)}</mark>
        </Fragment>
      ))}
      {children.slice(spans.at(-1)?.to ?? 0)}
    </>
  );
}

/** In order, without those that begin within another. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (span.from >= (kept.at(-1)?.to ?? 0)) kept.push(span);
  return kept;
}
