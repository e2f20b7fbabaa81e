import { describe, expect, it } from 'vitest';
import { ACCESS_CLASSES, accessRefusal, needsSuperAdminPassword, type Viewer } from './access.ts';
import { ACTIONS, accessOf, may, refusalOf } from './may.ts';

const user: Viewer = {
  id: 7,
  playerId: 70,
  isRater: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  isRatingBanned: false,
  isPlayerBanned: false,
  isSubmissionsPaused: false,
};
const rater = { ...user, isRater: true };
const superAdmin = { ...user, isSuperAdmin: true };
const unverified = { ...user, isEmailVerified: false };

describe('access classes', () => {
  it.each([
    ['P', null, null, null, null, null],
    ['U', 'UNAUTHENTICATED', null, null, null, null],
    ['V', 'UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', null, null, null],
    ['R', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', null, null],
    ['S', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', null],
    ['S+', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', null],
  ] as const)('%s: visitor %s, unverified %s, user %s, rater %s, super admin %s', (access, ...expected) => {
    const viewers = [null, unverified, user, rater, superAdmin];
    expect(viewers.map((viewer) => accessRefusal(access, viewer))).toEqual(expected);
  });

  it('asks for the password with S+ only', () => {
    expect(ACCESS_CLASSES.filter(needsSuperAdminPassword)).toEqual(['S+']);
  });
});

/** Visitor, user, rater, super admin. */
const ROLE_TABLE = [
  ['submission.create', [false, true, true, true]],
  ['rating.save', [false, true, true, true]],
  ['rating.saveAsManager', [false, false, true, true]],
  ['rating.openPage', [false, false, true, true]],
  ['rater.manage', [false, false, false, true]],
  ['submission.review', [false, false, false, true]],
  ['creator.edit', [false, false, false, true]],
  ['team.edit', [false, false, false, true]],
  ['level.editCredits', [false, false, false, true]],
  ['level.edit', [false, false, false, true]],
  ['level.setToRate', [false, false, false, true]],
  ['pass.edit', [false, false, false, true]],
  ['reference.edit', [false, false, false, true]],
  ['level.viewDeleted', [false, false, false, true]],
  ['player.viewBanned', [false, false, false, true]],
  ['counts.follow', [false, false, true, true]],
] as const;

describe('page of law', () => {
  it.each(ROLE_TABLE)('%s: %j', (action, expected) => {
    expect([null, user, rater, superAdmin].map((viewer) => may(viewer, action))).toEqual(expected);
  });

  it('gives every action a class', () => {
    for (const action of ACTIONS) expect(ACCESS_CLASSES).toContain(accessOf(action));
  });

  it('stops the banned and the paused from submitting', () => {
    expect(refusalOf({ ...user, isPlayerBanned: true, isSubmissionsPaused: true }, 'submission.create')).toBe(
      'PLAYER_BANNED',
    );
    expect(refusalOf({ ...superAdmin, isSubmissionsPaused: true }, 'submission.create')).toBe(
      'SUBMISSIONS_PAUSED',
    );
    expect(refusalOf({ ...unverified, isPlayerBanned: true }, 'submission.create')).toBe(
      'EMAIL_NOT_VERIFIED',
    );
  });

  it('stops the rating-banned from rating, raters too', () => {
    expect(refusalOf({ ...user, isRatingBanned: true }, 'rating.save')).toBe('RATING_BANNED');
    expect(refusalOf({ ...rater, isRatingBanned: true }, 'rating.saveAsManager')).toBe('RATING_BANNED');
  });

  it('shows deleted levels to super admins only', () => {
    const viewers = [null, user, rater, superAdmin];
    expect(viewers.map((viewer) => refusalOf(viewer, 'level.view', { isDeleted: true }))).toEqual([
      'LEVEL_DELETED',
      'LEVEL_DELETED',
      'LEVEL_DELETED',
      null,
    ]);
    expect(may(null, 'level.view', { isDeleted: false })).toBe(true);
  });

  it.each([
    [true, false],
    [false, true],
  ])('hides passes of the banned and of deleted levels', (isPlayerBanned, isLevelDeleted) => {
    expect(refusalOf(user, 'pass.view', { isPlayerBanned, isLevelDeleted })).toBe('NOT_FOUND');
    expect(refusalOf(superAdmin, 'pass.view', { isPlayerBanned, isLevelDeleted })).toBeNull();
    expect(refusalOf(null, 'pass.view', { isPlayerBanned: false, isLevelDeleted: false })).toBeNull();
  });

  it('leaves their own things to their owners', () => {
    expect(refusalOf(user, 'submission.withdraw', { submitterId: 7 })).toBeNull();
    expect(refusalOf(superAdmin, 'submission.withdraw', { submitterId: 8 })).toBe('NOT_FOUND');
    expect(refusalOf(user, 'rating.deleteDetail', { userId: 7 })).toBeNull();
    expect(refusalOf(rater, 'rating.deleteDetail', { userId: 8 })).toBe('FORBIDDEN');
    expect(refusalOf(superAdmin, 'rating.deleteDetail', { userId: 8 })).toBeNull();
    expect(may(user, 'profile.edit', { playerId: 70 })).toBe(true);
    expect(may(superAdmin, 'profile.edit', { playerId: 71 })).toBe(false);
  });
});
