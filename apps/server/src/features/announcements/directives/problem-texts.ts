import { ownValue } from '@rondo/domain/text';
import type { DirectiveProblem, ExpressionProblem } from '@rondo/domain/announcements';

/** What is wrong with a field of a directive, as a sentence. */
export function problemText({ code, field, expression }: DirectiveProblem): string {
  if (expression !== undefined) return expressionText(expression);
  switch (code) {
    case 'REQUIRED':
      return ownValue(requiredTexts, field.slice(field.lastIndexOf('.') + 1)) ?? 'A value is needed.';
    case 'TOO_LONG':
      return 'This text is too long.';
    case 'INVALID_TEXT':
      return 'This text contains characters that cannot be stored.';
    case 'TOO_MANY':
      return 'There are too many of them.';
    case 'ACCURACY_INVALID':
      return 'An accuracy is a fraction from 0 to 1.';
    case 'NOT_FOR_LEVELS':
      return 'A rule for levels can only ask for the base score.';
    case 'ROLE_NOT_PINGED':
      return 'A role stands only where the role is pinged.';
    case 'EXPRESSION_INVALID':
    case 'INVALID':
      return 'This value is not valid.';
  }
}

const requiredTexts: Readonly<Record<string, string>> = {
  name: 'A name is needed.',
  condition: 'A conditional rule needs a condition.',
  operator: 'Choose how to compare.',
  value: 'Enter a number.',
  customFunction: 'Enter an expression.',
  actions: 'Choose at least one channel.',
  channelId: 'Choose a channel.',
  roleId: 'Choose the role to be pinged.',
};

/** Places are counted from 1, as people do. */
function expressionText({ code, at, found, suggestion }: ExpressionProblem): string {
  const place = `at character ${at + 1}`;
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  switch (code) {
    case 'empty':
      return 'The expression is empty.';
    case 'tooLong':
      return 'The expression is longer than 500 characters.';
    case 'tooDeep':
      return `The expression is nested more than 50 deep ${place}.`;
    case 'unknownCharacter':
      return `Unknown character “${found}” ${place}.${meant}`;
    case 'unknownField':
      return `Unknown word “${found}” ${place}.${meant}`;
    case 'unexpected':
      return `Unexpected “${found}” ${place}.${meant}`;
    case 'unexpectedEnd':
      return `The expression ends too early, ${place}.`;
    case 'types':
      return `“${found}” ${place} is not of the kind that is needed there.`;
    case 'notBoolean':
      return 'The expression must be true or false, not a number.';
  }
}
