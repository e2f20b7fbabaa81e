/** A picture that stands for a video in the demo community: drawn by the server, nothing is fetched from elsewhere. */
export interface DemoStill {
  /** 0 … 999,999,999: decides the drawing. */
  readonly seed: number;
  /** "#RRGGBB": the colour that the drawing is made from. */
  readonly color: string;
}

const STILL = /^\/demo\/stills\/(\d{1,9})-([0-9a-f]{6})\.svg$/i;

/** The link of a still: a path of this site. */
export function demoStillLink({ seed, color }: DemoStill): string {
  return `/demo/stills/${seed}-${color.slice(1).toLowerCase()}.svg`;
}

/** Null for any other link. */
export function parseDemoStill(link: string): DemoStill | null {
  const [, seed, color] = STILL.exec(link) ?? [];
  if (seed === undefined || color === undefined) return null;
  return { seed: Number(seed), color: `#${color.toUpperCase()}` };
}
