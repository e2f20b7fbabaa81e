import { similarWord } from '../../text/index.ts';
import {
  EQUALITIES,
  type Equality,
  type Expression,
  MAX_EXPRESSION_DEPTH,
  MAX_EXPRESSION_LENGTH,
  RELATIONS,
  type Relation,
} from './expression.ts';
import { fieldNamed, FIELDS, fieldType, type ValueType } from './fields.ts';
import { type ExpressionPart, expressionParts } from './tokens.ts';

export type ExpressionProblemCode =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'unknownCharacter'
  | 'unknownField'
  | 'unexpected'
  | 'unexpectedEnd'
  | 'types'
  | 'notBoolean';

/** Why a text is no expression, and where. */
export interface ExpressionProblem {
  readonly code: ExpressionProblemCode;
  /** UTF-16 units in front of the place. */
  readonly at: number;
  /** Of what stands there; 0 at the end of the text. */
  readonly length: number;
  readonly found: string;
  /** What was probably meant in its place. */
  readonly suggestion?: string;
}

export type ParsedExpression =
  | { readonly ok: true; readonly tree: Expression }
  | { readonly ok: false; readonly problem: ExpressionProblem };

/** Reads an expression (docs/rules/announcements.md#expression). Never throws. */
export function parseExpression(text: string): ParsedExpression {
  try {
    return { ok: true, tree: new Reader(text).read() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Ends the reading from any depth; never leaves this file. */
class Refusal extends Error {
  constructor(readonly problem: ExpressionProblem) {
    super(problem.code);
  }
}

/** A tree with its type and the stretch of text that it was read from. */
interface Read {
  readonly tree: Expression;
  readonly type: ValueType;
  readonly at: number;
  readonly end: number;
}

/** Two operators or words of other languages, and what they are called here. */
const USUAL_SLIPS: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['&', '&&'],
  ['|', '||'],
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
]);

/** One function for each line of the grammar; each checks the types of what it joins. */
class Reader {
  private readonly parts: readonly ExpressionPart[];
  private next = 0;

  constructor(private readonly text: string) {
    this.parts = expressionParts(text.slice(0, MAX_EXPRESSION_LENGTH)).filter(({ kind }) => kind !== 'blank');
  }

  read(): Expression {
    if (this.text.length > MAX_EXPRESSION_LENGTH)
      throw this.refusal('tooLong', MAX_EXPRESSION_LENGTH, this.text.length);
    if (this.parts.length === 0) throw this.refusal('empty', 0, 0);
    const whole = this.or(0);
    const left = this.parts[this.next];
    if (left !== undefined) throw this.refusalOf(left);
    if (whole.type !== 'boolean') throw this.refusal('notBoolean', whole.at, whole.end);
    return whole.tree;
  }

  private or(depth: number): Read {
    return this.chain('||', 'or', () => this.and(depth));
  }

  private and(depth: number): Read {
    return this.chain('&&', 'and', () => this.equality(depth));
  }

  private chain(operator: string, kind: 'or' | 'and', part: () => Read): Read {
    const first = part();
    const all = [first];
    while (this.takes([operator])) {
      if (all.length === 1) this.require(first, 'boolean');
      all.push(this.require(part(), 'boolean'));
    }
    const last = all.at(-1) ?? first;
    if (all.length === 1) return first;
    return {
      tree: { kind, parts: all.map(({ tree }) => tree) },
      type: 'boolean',
      at: first.at,
      end: last.end,
    };
  }

  private equality(depth: number): Read {
    const left = this.relation(depth);
    const operator = this.takes(EQUALITIES);
    return operator ? compared(left, operator, this.require(this.relation(depth), left.type)) : left;
  }

  private relation(depth: number): Read {
    const left = this.unary(depth);
    const operator = this.takes(RELATIONS);
    if (!operator) return left;
    this.require(left, 'number');
    return compared(left, operator, this.require(this.unary(depth), 'number'));
  }

  private unary(depth: number): Read {
    const part = this.parts[this.next];
    if (part === undefined) throw this.refusal('unexpectedEnd', this.end(), this.end());
    const isNested = part.text === '!' || part.text === '(';
    if (isNested && depth === MAX_EXPRESSION_DEPTH) throw this.refusalOf(part, 'tooDeep');
    const value = isNested ? null : valueOf(part);
    if (!isNested && value === null) throw this.refusalOf(part);
    this.next += 1;
    if (value !== null) return { ...value, at: part.at, end: part.at + part.text.length };
    if (part.text === '(') return this.bracketed(part, depth + 1);
    const negated = this.require(this.unary(depth + 1), 'boolean');
    return { tree: { kind: 'not', of: negated.tree }, type: 'boolean', at: part.at, end: negated.end };
  }

  private bracketed(opening: ExpressionPart, depth: number): Read {
    const inside = this.or(depth);
    const closing = this.parts[this.next];
    if (closing === undefined) throw this.refusal('unexpectedEnd', this.end(), this.end());
    if (closing.text !== ')') throw this.refusalOf(closing);
    this.next += 1;
    return { ...inside, at: opening.at, end: closing.at + 1 };
  }

  /** Steps over the next part if it is one of these. */
  private takes<O extends string>(operators: readonly O[]): O | undefined {
    const part = this.parts[this.next];
    const operator = operators.find((candidate) => candidate === part?.text);
    if (operator !== undefined) this.next += 1;
    return operator;
  }

  private require(read: Read, type: ValueType): Read {
    if (read.type !== type) throw this.refusal('types', read.at, read.end);
    return read;
  }

  private end(): number {
    return this.text.trimEnd().length;
  }

  private refusal(code: ExpressionProblemCode, at: number, end: number): Refusal {
    return new Refusal({ code, at, length: end - at, found: this.text.slice(at, end) });
  }

  /** What is wrong with a part that cannot stand where it stands. */
  private refusalOf({ kind, text, at }: ExpressionPart, code?: ExpressionProblemCode): Refusal {
    const own = { unknown: 'unknownCharacter', word: 'unknownField', number: numberProblem(text) } as const;
    const found = code ?? (kind in own ? own[kind as keyof typeof own] : 'unexpected');
    const meant = USUAL_SLIPS.get(text.toLowerCase()) ?? (kind === 'word' ? meantWord(text) : undefined);
    const problem = { code: found, at, length: text.length, found: text };
    return new Refusal(meant === undefined ? problem : { ...problem, suggestion: meant });
  }
}

function compared(left: Read, operator: Relation | Equality, right: Read): Read {
  const tree: Expression = { kind: 'compare', operator, left: left.tree, right: right.tree };
  return { tree, type: 'boolean', at: left.at, end: right.end };
}

/** What a part stands for by itself; null where it is no value. */
function valueOf({ kind, text }: ExpressionPart): Pick<Read, 'tree' | 'type'> | null {
  const field = kind === 'field' ? fieldNamed(text) : undefined;
  if (field !== undefined) return { tree: { kind: 'field', field }, type: fieldType(field) };
  if (kind === 'boolean') return { tree: { kind: 'boolean', value: text === 'true' }, type: 'boolean' };
  if (kind !== 'number' || !Number.isFinite(Number(text))) return null;
  // "-0" and "0" are one number.
  return { tree: { kind: 'number', value: Number(text) || 0 }, type: 'number' };
}

/** A number of more than 308 digits is none that could be compared. */
function numberProblem(text: string): 'tooLong' | 'unexpected' {
  return Number.isFinite(Number(text)) ? 'unexpected' : 'tooLong';
}

function meantWord(word: string): string | undefined {
  const words = [...FIELDS.map((field) => field.toLowerCase()), 'true', 'false'];
  const meant = similarWord(word, words) ?? undefined;
  return meant === undefined ? undefined : (fieldNamed(meant) ?? meant);
}
