import { expect, test } from 'vitest';
import { auditActions, auditFactsOf } from './audit-actions.ts';

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
  for (const [action, facts] of Object.entries(auditActions)) {
    const shown: readonly string[] = 'public' in facts ? facts.public : [];
    expect(
      shown.filter((name) => neverPublic.includes(name)),
      action,
    ).toEqual([]);
    if (/^(player|user)\./.test(action)) expect(facts, action).not.toHaveProperty('public');
  }
});

test('a fact is either public or private', () => {
  for (const action of Object.keys(auditActions) as (keyof typeof auditActions)[]) {
    const names: readonly string[] = auditFactsOf(action);
    expect(names, action).toEqual([...new Set(names)]);
  }
});
