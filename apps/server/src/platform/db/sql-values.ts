/** The values of a statement under construction; `add` gives each its place in the text. */
export class SqlValues {
  readonly all: unknown[] = [];

  /** @returns `$1`, `$2` … */
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}
