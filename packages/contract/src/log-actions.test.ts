import { expect, test } from 'vitest';
import { logActions, logFactsOf } from './log-actions.ts';

/** Of people, what staff say about them, and what only the desk's own work needs. */
const neverPublic = [
  'account',
  'claimedById',
  'comment',
  'discordId',
  'discordUsername',
  'isBanned',
  'isRatingBanned',
  'isSubmissionsPaused',
  'requestId',
  'source',
  'target',
  'userId',
];

test('nothing of people is public', () => {
  for (const [action, facts] of Object.entries(logActions)) {
    const shown: readonly string[] = 'public' in facts ? facts.public : [];
    expect(
      shown.filter((name) => neverPublic.includes(name)),
      action,
    ).toEqual([]);
    if (/^(player|user)\./.test(action)) expect(facts, action).not.toHaveProperty('public');
  }
});

test('a fact is either public or private', () => {
  for (const action of Object.keys(logActions) as (keyof typeof logActions)[]) {
    const names: readonly string[] = logFactsOf(action);
    expect(names, action).toEqual([...new Set(names)]);
  }
});
