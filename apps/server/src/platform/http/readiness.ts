/** What this process can do at the moment. */
export type Readiness = {
  /** False while migrations and the demo run. */
  readonly isReady: () => boolean;
  /** False while the database does not answer: then kept replies and what needs no database are all there is. */
  readonly hasDatabase: () => boolean;
};
