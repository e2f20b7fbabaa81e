import { tidyLine, tidyLines } from '@rondo/domain/text';
import { z } from 'zod';

/** Texts of people come in tidy (docs/rules/wire.md#texts): limits count what is left, and one that nobody sees is "". */
const tidied =
  (tidy: (text: string) => string) =>
  <S extends z.ZodType<string>>(schema: S) =>
    z.preprocess((value) => (typeof value === 'string' ? tidy(value) : value), schema);
const asLine = tidied(tidyLine);

/** A text of one line; `most` UTF-16 units. */
export const line = (most: number) => asLine(z.string().max(most));

/** The same, which may not be blank. */
export const filledLine = (most: number) => asLine(z.string().min(1).max(most));

/** A text of several lines. */
export const lines = (most: number) => tidied(tidyLines)(z.string().max(most));

/** A line whose absence is an empty one. */
export const lineOrEmpty = (most: number) => z.preprocess((value) => value ?? '', line(most));
