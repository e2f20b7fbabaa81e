/** The protected page that somebody wanted before signing in. It is kept in memory only: a reload forgets it. */
let origin: string | null = null;

export function rememberOrigin(href: string): void {
  origin = href;
}

/** The page to go to after signing in, once; `/profile` when nobody wanted any. */
export function takeOrigin(): string {
  const wanted = origin ?? '/profile';
  origin = null;
  return wanted;
}
