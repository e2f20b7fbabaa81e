import {
  type Directive,
  expressionFields,
  expressionNumbers,
  type Field,
  parseExpression,
} from '@rondo/domain/announcements';
import { numberBeside, percentBeside } from '@rondo/domain/format';
import type { TFunction } from 'i18next';
import type { SimulatedItem } from '../api.ts';
import { listed } from '../../../../lib/i18n/texts.ts';

type Words = TFunction<'pages/directives'>;

/** What the items were simulated with. */
export interface Tried {
  readonly directives: readonly Directive[];
  /** The place on the page, from 0, of each of them. */
  readonly places: readonly number[];
}

/** Why an item goes where it goes: "Rule 2: accuracy 99.57 %, no miss". */
export function reasonWords(t: Words, item: SimulatedItem, { directives, places }: Tried): string {
  const { matched, reason, first, facts, changed, savedTargets } = item;
  const directive = matched === null ? undefined : directives[matched];
  const number = matched === null ? 0 : (places[matched] ?? matched) + 1;
  const now = changed ? ` · ${whereNow(t, savedTargets)}` : '';
  if (reason === 'notFirst' && first !== null) return t('reason.notFirstBut', { player: first }) + now;
  if (reason !== 'matches' || directive === undefined) {
    const asked = directives.find(({ isActive, mode }) => isActive && mode === 'CONDITIONAL');
    const told = reason === 'notMet' && asked !== undefined ? factWords(t, asked, facts) : '';
    return (told === '' ? t(`reason.${reason}`) : t('reason.notMetWith', { facts: told })) + now;
  }
  const told = factWords(t, directive, facts);
  return (told === '' ? t('reason.rule', { number }) : t('reason.ruleWith', { number, facts: told })) + now;
}

/** Where the saved directives send it. */
function whereNow(t: Words, targets: SimulatedItem['savedTargets']): string {
  if (targets.length === 0) return t('reason.nowNowhere');
  return t('reason.now', { channels: targets.map(({ label }) => `#${label}`) });
}

/** The facts that a directive asks about. */
function factWords(t: Words, { mode, condition }: Directive, facts: SimulatedItem['facts']): string {
  if (mode === 'STATIC' || condition === null) return '';
  const { fields, numbers } = askedOf(condition);
  return listed(fields.map((field) => factOf(t, field, facts, numbers)).filter((words) => words !== null));
}

interface Asked {
  readonly fields: readonly Field[];
  /** What they are compared with. */
  readonly numbers: readonly number[];
}

function askedOf({ type, value, customFunction }: NonNullable<Directive['condition']>): Asked {
  const numbers = value === undefined ? [] : [value];
  if (type === 'ACCURACY') return { fields: ['ACCURACY'], numbers };
  if (type === 'BASE_SCORE') return { fields: ['BASESCORE'], numbers };
  if (type === 'WORLDS_FIRST') return { fields: ['IS_WF'], numbers: [] };
  const parsed = parseExpression(customFunction ?? '');
  if (!parsed.ok) return { fields: [], numbers: [] };
  return { fields: [...expressionFields(parsed.tree)], numbers: expressionNumbers(parsed.tree) };
}

function factOf(
  t: Words,
  field: Field,
  facts: SimulatedItem['facts'],
  numbers: readonly number[],
): string | null {
  const number = (value: number | undefined, write: (value: number) => string) =>
    value === undefined ? null : t(`fact.${field as 'ACCURACY'}`, { value: write(value) });
  const flag = (value: boolean | undefined) =>
    value === undefined
      ? null
      : t(value ? `means.is.${field as 'IS_WF'}` : `means.isNot.${field as 'IS_WF'}`);
  switch (field) {
    case 'ACCURACY':
      return number(facts.accuracy, (accuracy) => percentBeside(accuracy, numbers));
    case 'BASESCORE':
      return number(facts.baseScore, (base) => numberBeside(base, numbers));
    case 'SCORE':
      return number(facts.score, (score) => numberBeside(score, numbers));
    case 'SPEED':
      return number(facts.speed, (speed) => `${numberBeside(speed, numbers)}×`);
    case 'IS_WF':
      return flag(facts.isWorldsFirst);
    case 'IS_NHT':
      return flag(facts.isNoHoldTap);
    case 'IS_12K':
      return flag(facts.is12K);
    case 'IS_16K':
      return flag(facts.is16K);
    case 'NO_MISS':
      return flag(facts.noMiss);
  }
}
