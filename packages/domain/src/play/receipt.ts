import { type DrawOutcome, type DrawTable, drawCount, outcomeOf } from './draw.ts';
import { fractionsOf, type Hashes } from './fraction.ts';

/** What anyone needs to work out a draw again (docs/rules/play.md#receipt). */
export interface Receipt {
  /** SHA-256 of the secret, said before the draw. */
  readonly commitment: string;
  /** 32 bytes as hex, said after it. */
  readonly secret: string;
  readonly nonce: string;
  readonly table: DrawTable;
  readonly draws: readonly number[];
  readonly outcome: DrawOutcome;
}

/** Draws from a table. @returns null where it has nothing to choose from */
export function receiptOf(
  { secret, nonce, table }: Pick<Receipt, 'secret' | 'nonce' | 'table'>,
  hashes: Hashes,
): Receipt | null {
  const fraction = fractionsOf(secret, nonce, hashes);
  const outcome = outcomeOf(table, fraction);
  if (outcome === null) return null;
  const draws = Array.from({ length: drawCount(table) }, (_, index) => fraction(index));
  return { commitment: hashes.sha256(secret), secret, nonce, table, draws, outcome };
}

/** What was known before the draw; null: not known. */
export interface Sealed {
  readonly commitment: string | null;
  readonly nonce: string | null;
}

/** Each is whether it fits. */
export interface ReceiptCheck {
  /** The secret is the one that was sealed, and the seal the one that was shown. */
  readonly secret: boolean;
  /** The number of the browser is the one that was used. */
  readonly nonce: boolean;
  /** Secret, number and table give these draws and this outcome. */
  readonly outcome: boolean;
}

/** Works a receipt out again; never throws, whatever was changed in it. */
export function checkReceipt(receipt: Receipt, sealed: Sealed, hashes: Hashes): ReceiptCheck {
  const again = isHex32(receipt.secret) ? receiptOf(receipt, hashes) : null;
  const isSealed = again?.commitment === receipt.commitment;
  return {
    secret: isSealed && (sealed.commitment === null || sealed.commitment === receipt.commitment),
    nonce: sealed.nonce === null || sealed.nonce === receipt.nonce,
    outcome:
      again !== null &&
      sameJson(again.draws, receipt.draws) &&
      sameJson(sorted(again.outcome), sorted(receipt.outcome)),
  };
}

const isHex32 = (text: string) => /^[0-9a-f]{64}$/.test(text);

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Its members by name: JSON that went through a database has another order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
