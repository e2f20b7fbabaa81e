import type { z } from 'zod';

const MOST_VALUES = 20;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
};

const FORMATS: Readonly<Record<string, string>> = {
  url: 'an address that begins with https:// or http://',
  email: 'an email address',
  datetime: 'a time such as 2026-01-31T18:30:00Z',
  date: 'a day such as 2026-01-31',
};

/**
 * What is wrong with a value, as a sentence that a person understands (docs/rules/wire.md#problems). A schema with a
 * text of its own says that instead.
 */
export function issueSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Must not be missing.';
      return mustBe(TYPES[issue.expected] ?? 'of another kind');
    case 'too_small':
      return bound(issue, Number(issue.minimum), 'at least', 'more than');
    case 'too_big':
      return bound(issue, Number(issue.maximum), 'at most', 'less than');
    case 'invalid_format':
      return FORMATS[issue.format] === undefined
        ? 'Is not written in the form that is wanted here.'
        : mustBe(FORMATS[issue.format]);
    case 'not_multiple_of':
      return mustBe(`a multiple of ${issue.divisor}`);
    case 'invalid_value':
      return mustBe(`one of ${issue.values.slice(0, MOST_VALUES).map(String).join(', ')}`);
    case 'unrecognized_keys':
      return `Must not have ${issue.keys.join(', ')}.`;
    default:
      return 'Is not accepted here.';
  }
}

type Bound = { readonly origin: string; readonly inclusive?: boolean; readonly exact?: boolean };

function bound({ origin, inclusive, exact }: Bound, limit: number, within: string, beyond: string): string {
  const unit = origin === 'string' ? 'character' : ['array', 'set', 'map'].includes(origin) ? 'entry' : null;
  if (unit === null) return mustBe(`${inclusive === false ? beyond : within} ${counted(limit)}`);
  if (limit === 1 && within === 'at least') return 'Must not be empty.';
  return `Must have ${exact ? 'exactly' : within} ${counted(limit)} ${limit === 1 ? unit : PLURALS[unit]}.`;
}

const PLURALS = { character: 'characters', entry: 'entries' };

const counted = (limit: number) => limit.toLocaleString('en-US', { maximumFractionDigits: 20 });

const mustBe = (what: string | undefined) => `Must be ${what}.`;
