/** For what is done to a person's account: a password that is kept from another call does not do. */
export const confirmedEachTime = { secondPassword: { isKept: false } } as const;
