/** Where the values of a JSON text stand, or where it stops being JSON; offsets in UTF-16 units. */
export type JsonPlaces =
  | { readonly ok: true; readonly places: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly at: number };

/** Deeper than any settings. */
const MAX_DEPTH = 20;

const BLANK = /[ \t\r\n]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const OTHER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

/** Finds every value by its path, such as "actions.0.channelId"; browsers name the place of an error each in their own way. */
export function jsonPlaces(text: string): JsonPlaces {
  const reader = new PlaceReader(text);
  const isWhole = reader.value('', 0) && reader.isAtEnd();
  return isWhole ? { ok: true, places: reader.places } : { ok: false, at: reader.at };
}

/** Each method steps over what it is named after; false: it stands before what is wrong. */
class PlaceReader {
  readonly places = new Map<string, number>();
  at = 0;

  constructor(private readonly text: string) {}

  isAtEnd(): boolean {
    this.takes(BLANK);
    return this.at === this.text.length;
  }

  value(path: string, depth: number): boolean {
    this.takes(BLANK);
    if (!this.places.has(path)) this.places.set(path, this.at);
    const next = this.text[this.at];
    if ((next === '{' || next === '[') && depth >= MAX_DEPTH) return false;
    if (next === '{') return this.list('}', () => this.member(path, depth));
    if (next === '[') return this.list(']', (index) => this.value(below(path, String(index)), depth + 1));
    return this.takes(STRING) !== null || this.takes(OTHER) !== null;
  }

  private list(end: '}' | ']', item: (index: number) => boolean): boolean {
    this.at += 1;
    if (this.isNext(end)) return true;
    for (let index = 0; item(index); index += 1) {
      if (this.isNext(end)) return true;
      if (!this.isNext(',')) return false;
    }
    return false;
  }

  private member(path: string, depth: number): boolean {
    this.takes(BLANK);
    const at = this.at;
    const key = this.takes(STRING);
    if (key === null) return false;
    const own = below(path, String(JSON.parse(key)));
    // A place is that of the name: it says more than the value behind it.
    this.places.set(own, at);
    return this.isNext(':') && this.value(own, depth + 1);
  }

  private isNext(sign: string): boolean {
    this.takes(BLANK);
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private takes(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
