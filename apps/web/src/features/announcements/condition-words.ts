import { formatScore } from '@rondo/domain/format';
import type { TFunction } from 'i18next';
import type { ItemFacts, RuleCondition } from './api.ts';

type Words = TFunction<'announcements'>;

/** A fraction in percent as staff write it, with the decimals that it needs: 0.995 is "99.5 %". */
const percent = (fraction: number) => `${Number((fraction * 100).toFixed(4))} %`;

/** What a rule asks for, in words: "Accuracy is at least 99.5 %"; null is every item. An expression is its own text. */
export function conditionWords(t: Words, condition: RuleCondition | null): string {
  if (condition === null) return t('condition.always');
  const { type, operator = 'GREATER_THAN_EQUAL', value = 0, customFunction = '' } = condition;
  switch (type) {
    case 'WORLDS_FIRST':
      return t('condition.worldsFirst');
    case 'CUSTOM':
      return customFunction;
    case 'ACCURACY':
      return t(`condition.is.${operator}`, { what: t('condition.accuracy'), value: percent(value) });
    case 'BASE_SCORE':
      return t(`condition.is.${operator}`, { what: t('condition.baseScore'), value: formatScore(value) });
  }
}

/** How an item stands to what a rule asks for: "Base score 1,300.00 is more than 1,000.00". */
export function verdictWords(
  t: Words,
  condition: RuleCondition | null,
  facts: ItemFacts,
  isMet: boolean,
): string {
  if (condition?.type === 'WORLDS_FIRST')
    return t(isMet ? 'condition.worldsFirst' : 'condition.notWorldsFirst');
  if (condition?.type !== 'ACCURACY' && condition?.type !== 'BASE_SCORE') return conditionWords(t, condition);
  const { type, operator = 'GREATER_THAN_EQUAL', value = 0 } = condition;
  const key = `condition.${isMet ? 'met' : 'notMet'}.${operator}` as const;
  return type === 'ACCURACY'
    ? t(key, {
        what: t('condition.accuracy'),
        fact: percent(facts.accuracy ?? 0),
        value: percent(value),
      })
    : t(key, {
        what: t('condition.baseScore'),
        fact: formatScore(facts.baseScore),
        value: formatScore(value),
      });
}
