/** The way to other sites; an object, so that tests can replace it. */
export const site = {
  /** Leads the whole window to another site. */
  leave(url: string): void {
    location.assign(url);
  },
};
