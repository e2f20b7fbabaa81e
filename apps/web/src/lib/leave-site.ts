/** Leads the whole window to another site. */
export function leaveSite(url: string): void {
  location.assign(url);
}
