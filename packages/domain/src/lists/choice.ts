/** A few words to choose from. Any other text, or none, stands for the usual one. */
export interface Choice<W extends string = string> {
  readonly words: readonly W[];
  readonly usual: W;
}

export function choice<const W extends string>(words: readonly W[], usual: NoInfer<W>): Choice<W> {
  return { words, usual };
}

export function chosenWord<W extends string>({ words, usual }: Choice<W>, text: unknown): W {
  return words.find((word) => word === text) ?? usual;
}
