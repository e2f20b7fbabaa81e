/** The word of a list that a mistyped one was probably meant to be: its beginning, or at most two slips away. */
export function similarWord<W extends string>(typed: string, words: readonly W[]): W | null {
  const wanted = typed.toLowerCase();
  const begun = wanted.length >= 3 ? words.find((word) => word.startsWith(wanted)) : undefined;
  if (begun !== undefined) return begun;
  return nearestWord(wanted, words, wanted.length <= 4 ? 1 : 2);
}

/** The word of a list that is the fewest slips away, and at most so many. */
export function nearestWord<W extends string>(typed: string, words: readonly W[], most: number): W | null {
  const near = words
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.word ?? null;
}

/** Letters to add, drop, change or swap with their neighbour on the way from one word to the other. */
function slipsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(
        Math.min(
          at(rows, row - 1, column) + 1,
          (line[column - 1] ?? 0) + 1,
          at(rows, row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(line);
  }
  return at(rows, from.length, to.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
