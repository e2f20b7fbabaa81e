import { MODIFIER_TYPES } from '../modifiers/index.ts';
import { RARE_TURNS } from './difficulty-wheel.ts';
import type { DrawTable } from './draw.ts';
import type { Receipt } from './receipt.ts';

type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string';
const isNumber: Shape = (value) => typeof value === 'number' && Number.isFinite(value);
const isWhole: Shape = (value) => Number.isSafeInteger(value);
const isOneOf =
  (names: readonly string[]): Shape =>
  (value) =>
    names.includes(value as string);
const listOf =
  (item: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(item);
const objectOf =
  (members: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, shape]) =>
      shape(Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined),
    );

const isDigits: Shape = (value) => isWhole(value) && Number(value) >= 1 && Number(value) <= 20;
const isNoneOrWhole: Shape = (value) => value === null || isWhole(value);

const tables: ReadonlyMap<unknown, Shape> = new Map(
  Object.entries({
    case: objectOf({
      chances: listOf(objectOf({ type: isOneOf(MODIFIER_TYPES), percent: isNumber })),
      candidates: listOf(isWhole),
    }),
    level: objectOf({ seed: isWhole, levels: listOf(isWhole) }),
    difficulty: objectOf({
      difficulties: listOf(isWhole),
      turns: listOf(objectOf({ turn: isOneOf(RARE_TURNS), percent: isNumber, diffId: isNoneOrWhole })),
    }),
    reason: objectOf({ words: listOf(isText) }),
    gimmick: objectOf({ words: listOf(isText) }),
    slots: objectOf({ counts: listOf(objectOf({ digits: isDigits, percent: isNumber })) }),
  } satisfies Record<DrawTable['kind'], Shape>),
);

const isReceipt = objectOf({
  commitment: isText,
  secret: isText,
  nonce: isText,
  draws: listOf(isNumber),
  outcome: objectOf({ kind: isText }),
  table: (value) =>
    objectOf({ kind: isText })(value) && (tables.get((value as DrawTable).kind)?.(value) ?? false),
});

/** A receipt that somebody pasted, whatever it says. @returns null for a text that is none */
export function readReceipt(text: string): Receipt | null {
  try {
    const value: unknown = JSON.parse(text);
    return isReceipt(value) ? (value as Receipt) : null;
  } catch {
    return null;
  }
}
