import { type Expression, type Field } from '@rondo/domain/announcements';
import { numberInFull, percentInFull } from '@rondo/domain/format';
import type { TFunction } from 'i18next';

type Words = TFunction<'pages/directives'>;
type Compare = Extract<Expression, { kind: 'compare' }>;

const NUMBER_FIELDS: ReadonlySet<Field> = new Set(['ACCURACY', 'BASESCORE', 'SCORE', 'SPEED']);
const OPPOSITES = { '==': '!=', '!=': '==', '>': '<=', '<': '>=', '>=': '<', '<=': '>' } as const;
const MIRRORED = { '==': '==', '!=': '!=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' } as const;
const OPERATOR_KEYS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  '>=': 'GREATER_THAN_EQUAL',
  '<=': 'LESS_THAN_EQUAL',
} as const;

/** What an expression asks for, as a sentence: "Base score is more than 200, with hold notes, and perfect or with 16 keys." */
export function expressionWords(t: Words, language: string, tree: Expression): string {
  const words = wordsOf({ t, language }, tree, true);
  return `${words.charAt(0).toLocaleUpperCase(language)}${words.slice(1)}${t('means.end')}`;
}

interface Tongue {
  readonly t: Words;
  readonly language: string;
}

/** `isAsked` false: the words for its contrary. */
function wordsOf(tongue: Tongue, tree: Expression, isAsked: boolean): string {
  const { t, language } = tongue;
  switch (tree.kind) {
    case 'not':
      return wordsOf(tongue, tree.of, !isAsked);
    case 'field':
      return flagWords(t, tree.field, isAsked);
    case 'boolean':
      return t(tree.value === isAsked ? 'means.always' : 'means.never');
    case 'number':
      return numberInFull(tree.value);
    case 'compare':
      return compareWords(tongue, tree, isAsked);
    case 'and':
    case 'or': {
      const isEither = (tree.kind === 'or') === isAsked;
      const list = new Intl.ListFormat(language, { type: isEither ? 'disjunction' : 'conjunction' });
      const said = tree.parts.map((part) => wordsOf(tongue, part, isAsked));
      return isEither ? t('means.either', { list: list.format(said) }) : list.format(said);
    }
  }
}

function flagWords(t: Words, field: Field, isAsked: boolean): string {
  if (NUMBER_FIELDS.has(field)) return t(`field.${field}`);
  return t(isAsked ? `means.is.${field as Flag}` : `means.isNot.${field as Flag}`);
}
type Flag = Exclude<Field, 'ACCURACY' | 'BASESCORE' | 'SCORE' | 'SPEED'>;

function compareWords(tongue: Tongue, { left, operator, right }: Compare, isAsked: boolean): string {
  const { t } = tongue;
  // "200 < BASESCORE" is said as "BASESCORE > 200".
  const isTurned = left.kind === 'number' && right.kind !== 'number';
  const [first, second] = isTurned ? [right, left] : [left, right];
  const turned = isTurned ? MIRRORED[operator] : operator;
  const said = isAsked ? turned : OPPOSITES[turned];
  if (second.kind === 'boolean' && (said === '==' || said === '!='))
    return wordsOf(tongue, first, second.value === (said === '=='));
  const isAccuracy = first.kind === 'field' && first.field === 'ACCURACY' && second.kind === 'number';
  if (isAccuracy && second.value === 1 && said === '==') return t('means.perfect');
  return t(`means.compare.${OPERATOR_KEYS[said]}`, {
    what: wordsOf(tongue, first, true),
    value: isAccuracy ? percentInFull(second.value) : wordsOf(tongue, second, true),
  });
}
