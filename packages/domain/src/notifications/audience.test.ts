import { describe, expect, it } from 'vitest';
import { receives, LIVE_SOURCES, type LiveEventType, type Listener, liveSourceOf } from './audience.ts';

const user: Listener = { id: 1, isRater: false, isSuperAdmin: false };
const rater: Listener = { ...user, isRater: true };
const superAdmin: Listener = { ...user, isSuperAdmin: true };

/** Everyone who could listen, by their rights. */
const seats = Object.entries({ user, rater, superAdmin }).flatMap(([role, listener]) =>
  LIVE_SOURCES.map((source) => ({ seat: `${role}/${source}`, listener, source })),
);
const audienceOf = (type: LiveEventType, userId?: number) =>
  seats
    .filter(({ listener, source }) => receives(listener, source, { type, userId }))
    .map(({ seat }) => seat);

const everyone = seats.map(({ seat }) => seat);
const superAdmins = everyone.filter((seat) => seat.startsWith('superAdmin'));
const onRating = everyone.filter((seat) => seat.endsWith('rating'));

describe('receives', () => {
  it.each(['levelUpdate', 'passUpdate', 'difficultyUpdate'] as const)('%s goes to everyone', (type) => {
    expect(audienceOf(type)).toEqual(everyone);
  });

  it.each(['submissionUpdate', 'playerUpdate'] as const)('%s goes to super admins', (type) => {
    expect(audienceOf(type)).toEqual(superAdmins);
  });

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

it.each([
  ['rating', 'rating'],
  ['admin', 'admin'],
  ['default', 'default'],
  ['RATING', 'default'],
  ['', 'default'],
  [undefined, 'default'],
])('source %j is %s', (text, source) => expect(liveSourceOf(text)).toBe(source));
