import { numberBeside, numberInFull, percentBeside, percentInFull } from '@rondo/domain/format';
import type { TFunction } from 'i18next';
import type { DirectiveCondition, ItemFacts } from './api.ts';

type Words = TFunction<'announcements'>;

/** What a directive asks for, in words: "Accuracy is at least 99.5 %"; null is every item. An expression is its own text. */
export function conditionWords(t: Words, condition: DirectiveCondition | null): string {
  if (condition === null) return t('condition.always');
  const { type, operator = 'GREATER_THAN_EQUAL', value = 0, customFunction = '' } = condition;
  switch (type) {
    case 'WORLDS_FIRST':
      return t('term.worldsFirst');
    case 'CUSTOM':
      return customFunction;
    case 'ACCURACY':
      return t(`condition.is.${operator}`, { what: t('term.accuracy'), value: percentInFull(value) });
    case 'BASE_SCORE':
      return t(`condition.is.${operator}`, { what: t('term.baseScore'), value: numberInFull(value) });
  }
}

/** How an item stands to what a directive asks for: "Base score 1,300.00 is more than 1,000.00". */
export function verdictWords(
  t: Words,
  condition: DirectiveCondition | null,
  facts: ItemFacts,
  isMet: boolean,
): string {
  if (condition?.type === 'WORLDS_FIRST') return t(isMet ? 'term.worldsFirst' : 'condition.notWorldsFirst');
  if (condition?.type !== 'ACCURACY' && condition?.type !== 'BASE_SCORE') return conditionWords(t, condition);
  const { type, operator = 'GREATER_THAN_EQUAL', value = 0 } = condition;
  const key = `condition.${isMet ? 'met' : 'notMet'}.${operator}` as const;
  return type === 'ACCURACY'
    ? t(key, {
        what: t('term.accuracy'),
        fact: percentBeside(facts.accuracy ?? 0, [value]),
        value: percentInFull(value),
      })
    : t(key, {
        what: t('term.baseScore'),
        fact: numberBeside(facts.baseScore, [value]),
        value: numberInFull(value),
      });
}
