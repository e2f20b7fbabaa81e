import { Fragment, type ReactNode } from 'react';

/** Stands in a text for an element that `Written` puts there: `t('won', { name: slot('name') })`. */
export const slot = (name: string): string => `\n${name}\n`;

export interface WrittenProps {
  /** Of one line, but for its slots. */
  text: string;
  /** What its slots stand for. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with elements in it, in the order of the reader's language. */
export function Written({ text, parts }: WrittenProps) {
  const filled = new Map(Object.entries(parts));
  return text
    .split('\n')
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : filled.get(piece)}</Fragment>);
}
