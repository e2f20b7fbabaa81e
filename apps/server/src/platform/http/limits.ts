const minute = 60;
const hour = 60 * minute;

/** One row of the table of docs/rules/auth.md#limits; times in seconds. */
export type Limit = {
  readonly count: number;
  readonly window: number;
  readonly block: number;
  /** Counters that must survive a restart are in the database, the busy ones in the process. */
  readonly store: 'database' | 'process';
};

/** State of one counter; `blockedFor` in milliseconds from here, 0 where it is not blocked. */
export type CountResult = { readonly count: number; readonly blockedFor: number };

/** Counters by key. */
export interface CounterStore {
  /** Counts one try; the key is blocked from the `blockAt`th of a window on. */
  count(key: string, limit: Limit, blockAt: number): Promise<CountResult>;
  /** As in `CountResult`; a block never lasts longer than that of its limit from here on, whatever a clock did. */
  blockedFor(key: string, limit: Limit): Promise<number>;
  forget(key: string): Promise<void>;
}

const limit = (count: number, window: number, block: number, store: Limit['store']): Limit => ({
  count,
  window,
  block,
  store,
});

export const limits = {
  registration: limit(20, 24 * hour, hour, 'database'),
  loginFailure: limit(25, hour, 10 * minute, 'database'),
  currentPassword: limit(25, hour, 10 * minute, 'database'),
  verificationMail: limit(5, hour, 30 * minute, 'database'),
  verificationAttempt: limit(10, 15 * minute, 15 * minute, 'database'),
  captchaIssue: limit(60, minute, minute, 'database'),
  superAdminPassword: limit(5, 15 * minute, 15 * minute, 'database'),
  levelSubmission: limit(15, hour, hour, 'database'),
  passSubmission: limit(60, hour, hour, 'database'),
  levelWheel: limit(30, minute, minute, 'process'),
  caseOpening: limit(30, minute, minute, 'process'),
  wheelDraw: limit(120, minute, minute, 'process'),
  ratingSave: limit(120, minute, minute, 'database'),
  passwordResetMail: limit(5, hour, 30 * minute, 'database'),
  videoLookup: limit(60, minute, minute, 'process'),
  imageProxy: limit(600, minute, minute, 'process'),
  cardPainting: limit(30, minute, minute, 'process'),
  lists: limit(1200, minute, minute, 'process'),
  refusedBody: limit(300, minute, minute, 'process'),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Limits that count whole requests by client address. */
export type RequestLimit = 'lists' | 'videoLookup' | 'imageProxy' | 'captchaIssue';
