/** Colours are "#RRGGBB" texts throughout; channels are 0 … 255. */
type Channels = readonly [number, number, number];

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `share` (0 … 1) of the way from `a` to `b`, channel by channel in sRGB, rounded. */
export function mixColours(a: string, b: string, share: number): string {
  const from = channelsOf(a);
  const to = channelsOf(b);
  const mixed = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share);
  return `#${mixed.map(hexByte).join('')}`.toUpperCase();
}

/** Relative luminance 0 … 1 (WCAG). */
export function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio 1 … 21 (WCAG). */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `colour` moved towards `target` in steps of 2 % until it stands out from `ground` by `ratio`, or is `target`. */
export function liftColour(colour: string, target: string, ground: string, ratio: number): string {
  for (let step = 0; step < 50; step += 1) {
    const lifted = mixColours(colour, target, step / 50);
    if (contrast(lifted, ground) >= ratio) return lifted;
  }
  return target;
}

/** Edge colours of rows and cards: the difficulty's hue, 3:1 against the surfaces of the dark and the light theme. */
export function edgeColours(difficulty: { readonly name: string; readonly color: string }): {
  readonly dark: string;
  readonly light: string;
} {
  const { name, color } = difficulty;
  const isNight = color.toUpperCase() === '#000000' || /^q/i.test(name);
  const visible = isNight ? mixColours(color, '#9A8CC8', 0.35) : color;
  return {
    dark: liftColour(visible, '#E9E4FF', '#242332', 3),
    light: liftColour(color, '#2A2540', '#FFFFFF', 3),
  };
}

function hexByte(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
