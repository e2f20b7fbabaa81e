import { CONDITION_TYPES, type Condition, OPERATORS } from './condition.ts';
import { type Action, type Directive, MAX_ACTIONS, MODES, PING_TYPES, TRIGGER_TYPES } from './directive.ts';
import { type DirectiveProblem, directiveProblems } from './directive-problems.ts';

/** What could be read, with everything that is wrong; it may be saved when nothing is. */
export interface ReadDirectives {
  readonly directives: readonly Directive[];
  readonly problems: readonly DirectiveProblem[];
}

/** Reads the directives of a request; a problem's field begins with the place of its directive: "0.actions.1.roleId". */
export function readDirectives(list: readonly unknown[]): ReadDirectives {
  const read = list.map(readDirective);
  return {
    directives: read.map(({ directive }) => directive),
    problems: read.flatMap(({ directive, problems }, index) =>
      withoutRepeats([...problems, ...directiveProblems(directive)]).map((problem) => ({
        ...problem,
        field: problem.field === '' ? `${index}` : `${index}.${problem.field}`,
      })),
    ),
  };
}

/** Reads the shape of a directive: kinds of values and words, not yet what directiveProblems says. Never throws. */
export function readDirective(value: unknown): {
  readonly directive: Directive;
  readonly problems: readonly DirectiveProblem[];
} {
  const keys = new Keys(value, '');
  const id = keys.optional('id', (key) => keys.whole(key));
  const directive: Directive = {
    ...(id === undefined ? {} : { id }),
    name: keys.text('name'),
    description: keys.optional('description', (key) => keys.text(key)) ?? '',
    mode: keys.word('mode', MODES),
    triggerType: keys.optional('triggerType', (key) => keys.word(key, TRIGGER_TYPES)) ?? 'PASS',
    condition: keys.optional('condition', (key) => readCondition(keys.below(key))) ?? null,
    actions: keys.list('actions', MAX_ACTIONS + 1, readAction),
    isActive: keys.optional('isActive', (key) => keys.flag(key)) ?? true,
    firstOfKind: keys.optional('firstOfKind', (key) => keys.flag(key)) ?? false,
  };
  return { directive, problems: keys.problems };
}

function readCondition(keys: Keys): Condition {
  return {
    type: keys.word('type', CONDITION_TYPES),
    ...keys.given('operator', (key) => keys.word(key, OPERATORS)),
    ...keys.given('value', (key) => keys.number(key)),
    ...keys.given('customFunction', (key) => keys.text(key)),
  };
}

function readAction(keys: Keys): Action {
  return {
    channelId: keys.whole('channelId'),
    pingType: keys.optional('pingType', (key) => keys.word(key, PING_TYPES)) ?? 'NONE',
    roleId: keys.optional('roleId', (key) => keys.whole(key)) ?? null,
  };
}

/** Of several problems of one field the first is enough, and what could not be read has no problems within. */
function withoutRepeats(problems: readonly DirectiveProblem[]): DirectiveProblem[] {
  return problems.filter(
    ({ field }, index) =>
      !problems
        .slice(0, index)
        .some((earlier) => earlier.field === '' || `${field}.`.startsWith(`${earlier.field}.`)),
  );
}

/** The keys of a value of any kind, with the problems of reading them; null and "" are as good as nothing. */
class Keys {
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(
    value: unknown,
    private readonly path: string,
    readonly problems: DirectiveProblem[] = [],
  ) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    this.values = isObject ? (value as Record<string, unknown>) : {};
    if (!isObject) this.refuse(null, 'INVALID');
  }

  optional<V>(key: string, read: (key: string) => V): V | undefined {
    return this.isGiven(key) ? read(key) : undefined;
  }

  /** The key with its value, to be spread; nothing where it is missing. */
  given<K extends string, V>(key: K, read: (key: K) => V): { readonly [key in K]?: V } {
    return this.isGiven(key) ? ({ [key]: read(key) } as { [key in K]: V }) : {};
  }

  text(key: string): string {
    const value = this.value(key);
    return typeof value === 'string' ? value : this.refused(key, '');
  }

  flag(key: string): boolean {
    const value = this.value(key);
    return typeof value === 'boolean' ? value : this.refused(key, false);
  }

  word<W extends string>(key: string, words: readonly [W, ...W[]]): W {
    const value = this.value(key);
    return words.find((word) => word === value) ?? this.refused(key, words[0]);
  }

  number(key: string): number {
    const value = this.value(key);
    if (typeof value === 'string' && /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(value)) return Number(value);
    return typeof value === 'number' ? value : this.refused(key, 0);
  }

  whole(key: string): number {
    const value = this.value(key);
    if (typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value)) return Number(value);
    return typeof value === 'number' && Number.isInteger(value) ? value : this.refused(key, 0);
  }

  /** At most so many items; what is beyond them is not looked at. */
  list<V>(key: string, most: number, read: (keys: Keys) => V): V[] {
    const value = this.value(key);
    if (!Array.isArray(value)) return this.refused(key, []);
    return value
      .slice(0, most)
      .map((item, index) => read(new Keys(item, `${this.path}${key}.${index}.`, this.problems)));
  }

  below(key: string): Keys {
    return new Keys(this.value(key), `${this.path}${key}.`, this.problems);
  }

  private value(key: string): unknown {
    return Object.hasOwn(this.values, key) ? this.values[key] : undefined;
  }

  private isGiven(key: string): boolean {
    const value = this.value(key);
    return value !== undefined && value !== null && value !== '';
  }

  private refused<V>(key: string, instead: V): V {
    this.refuse(key, this.isGiven(key) ? 'INVALID' : 'REQUIRED');
    return instead;
  }

  private refuse(key: string | null, code: 'INVALID' | 'REQUIRED'): void {
    const field = key === null ? this.path.replace(/\.$/, '') : this.path + key;
    this.problems.push({ field, code });
  }
}
