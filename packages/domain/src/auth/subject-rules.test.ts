import { describe, expect, it } from 'vitest';
import { type Access, accessRefusal, concernsSuperAdmin, type Viewer } from './access.ts';
import { callRefusal } from './subject-rules.ts';

const user: Viewer = {
  id: 7,
  isRater: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  isRatingBanned: false,
  isPlayerBanned: false,
  isSubmissionsPaused: false,
  playerId: null,
};
const rater = { ...user, isRater: true };
const superAdmin = { ...user, isSuperAdmin: true };
const unverified = { ...user, isEmailVerified: false };

describe('the access of a call', () => {
  it.each<[Access, ...(string | null)[]]>([
    ['P', null, null, null, null, null],
    ['U', 'UNAUTHENTICATED', null, null, null, null],
    ['V', 'UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', null, null, null],
    ['R', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', null, null],
    ['S', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', null],
    ['S+', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', null],
  ])('%s: visitor %s, unverified %s, user %s, rater %s, super admin %s', (access, ...expected) => {
    const viewers = [null, unverified, user, rater, superAdmin];
    expect(viewers.map((viewer) => accessRefusal(access, viewer))).toEqual(expected);
  });

  it('asks for the password where one account of several is a super admin', () => {
    const concerned = [[], [user, rater], [user, superAdmin]];
    expect(concerned.map((accounts) => concernsSuperAdmin(accounts, false))).toEqual([false, false, true]);
    expect(concernsSuperAdmin([user], true)).toBe(true);
  });
});

const deletedLevel = { isDeleted: true };
const withdrawnPass = { isWithdrawn: true };
const ofDeletedLevel = { isLevelDeleted: true };

describe('what the access does not say', () => {
  it.each([
    [
      'the banned submit nothing',
      callRefusal('submitForm', 'V', { ...user, isPlayerBanned: true, isSubmissionsPaused: true }),
      'PLAYER_BANNED',
    ],
    [
      'nor do the paused, whoever they are',
      callRefusal('submitForm', 'V', { ...superAdmin, isSubmissionsPaused: true }),
      'SUBMISSIONS_PAUSED',
    ],
    [
      'the access comes first',
      callRefusal('submitForm', 'V', { ...unverified, isPlayerBanned: true }),
      'EMAIL_NOT_VERIFIED',
    ],
    ['others submit', callRefusal('submitForm', 'V', user), null],
    [
      'the submitter takes a submission back',
      callRefusal('withdrawSubmission', 'U', user, { submitterId: 7 }),
      null,
    ],
    ['nobody else does', callRefusal('withdrawSubmission', 'U', superAdmin, { submitterId: 8 }), 'NOT_FOUND'],
    ['a visitor sees no deleted level', callRefusal('levelDetail', 'P', null, deletedLevel), 'LEVEL_DELETED'],
    ['a rater neither', callRefusal('levelDetail', 'P', rater, deletedLevel), 'LEVEL_DELETED'],
    ['a super admin does', callRefusal('levelDetail', 'P', superAdmin, deletedLevel), null],
    ['a visitor sees other levels', callRefusal('levelDetail', 'P', null, { isDeleted: false }), null],
    ['a rater sees no withdrawn pass', callRefusal('passDetail', 'P', rater, withdrawnPass), 'NOT_FOUND'],
    ['a super admin does', callRefusal('passDetail', 'P', superAdmin, withdrawnPass), null],
    ['a visitor sees other passes', callRefusal('passDetail', 'P', null, { isWithdrawn: false }), null],
    [
      'a rater sees no rating of a deleted level',
      callRefusal('rating', 'U', rater, ofDeletedLevel),
      'NOT_FOUND',
    ],
    ['a super admin does', callRefusal('rating', 'U', superAdmin, ofDeletedLevel), null],
    [
      'the rating-banned do not rate, raters neither',
      callRefusal('saveRating', 'V', { ...rater, isRatingBanned: true }),
      'RATING_BANNED',
    ],
    ['others rate', callRefusal('saveRating', 'V', user), null],
    ['voters take their vote away', callRefusal('deleteRatingDetail', 'U', user, { userId: 7 }), null],
    ['raters no other one', callRefusal('deleteRatingDetail', 'U', rater, { userId: 8 }), 'FORBIDDEN'],
    ['super admins any', callRefusal('deleteRatingDetail', 'U', superAdmin, { userId: 8 }), null],
    ['calls without a rule have their access alone', callRefusal('editLevel', 'S', superAdmin), null],
    ['which refuses', callRefusal('editLevel', 'S', rater), 'FORBIDDEN'],
  ])('%s', (_, verdict, expected) => expect(verdict).toBe(expected));
});
