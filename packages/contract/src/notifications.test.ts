import { type Listener, receives } from '@rondo/domain/notifications';
import { describe, expect, it } from 'vitest';
import { audiences, type LiveEvent } from './notifications.ts';

const user: Listener = { id: 1, isRater: false, isSuperAdmin: false };
const rater: Listener = { ...user, isRater: true };
const superAdmin: Listener = { ...user, isSuperAdmin: true };

/** Everyone who could listen, by their rights. */
const seats = Object.entries({ user, rater, superAdmin }).flatMap(([role, listener]) =>
  (['default', 'rating', 'admin'] as const).map((source) => ({
    seat: `${role}/${source}`,
    listener,
    source,
  })),
);
const audienceOf = (type: LiveEvent['type'], userId?: number) =>
  seats
    .filter(({ listener, source }) => receives(listener, source, audiences[type], userId))
    .map(({ seat }) => seat);

const everyone = seats.map(({ seat }) => seat);
const superAdmins = everyone.filter((seat) => seat.startsWith('superAdmin'));
const onRating = everyone.filter((seat) => seat.endsWith('rating'));

describe('receives', () => {
  it.each(['levelUpdate', 'passUpdate', 'difficultyUpdate'] as const)('%s goes to everyone', (type) => {
    expect(audienceOf(type)).toEqual(everyone);
  });

  it.each(['submissionUpdate', 'announcementUpdate', 'playerUpdate'] as const)(
    '%s goes to super admins',
    (type) => {
      expect(audienceOf(type)).toEqual(superAdmins);
    },
  );

  it('ratingUpdate goes to raters, super admins and the rating source', () => {
    expect(audienceOf('ratingUpdate')).toEqual([
      'user/rating',
      'rater/default',
      'rater/rating',
      'rater/admin',
      ...superAdmins,
    ]);
  });

  it('userCount goes to the rating source', () => {
    expect(audienceOf('userCount')).toEqual(onRating);
  });

  it('permissionChanged goes to the user concerned and to no one else', () => {
    expect(audienceOf('permissionChanged', 1)).toEqual(everyone);
    expect(audienceOf('permissionChanged', 2)).toEqual([]);
    expect(audienceOf('permissionChanged')).toEqual([]);
  });
});
