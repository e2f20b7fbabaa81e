export type { DrawnModifier } from './case-draw.ts';
export { chosenByPercent, type Fractions } from './choice.ts';
export {
  difficultyWheel,
  RARE_TURNS,
  type RareTurn,
  type RareTurnChance,
  USUAL_RARE_TURNS,
  type WheelTurn,
} from './difficulty-wheel.ts';
export {
  type DrawKind,
  type DrawOutcome,
  type DrawTable,
  SLOT_COUNTS,
  type SlotCount,
  WHEEL_KINDS,
  type WheelKind,
} from './draw.ts';
export { drawsFit, type RolledLevel } from './fitting-draws.ts';
export { fractionsOf, type Hashes } from './fraction.ts';
export { readReceipt } from './read-receipt.ts';
export { checkReceipt, type Receipt, type ReceiptCheck, receiptOf, type Sealed } from './receipt.ts';
export { type RolledDifficulty, wheelsAfter } from './reroll.ts';
export { GIMMICKS, REASONS } from './wheel-words.ts';
