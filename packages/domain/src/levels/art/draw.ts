import type { DifficultyFamily } from '../../difficulties/index.ts';
import { mixColours } from '../../difficulties/index.ts';
import { seededFraction } from '../../text/index.ts';
import { type ArtPalette, artPalette } from './palette.ts';
import { line, short, spark, tileLine } from './strokes.ts';
import type { ArtShape, LevelArt } from './subject.ts';
import { along, type Point, TRACK_STYLES, type TrackBox, trackPoints } from './track.ts';

/** Width and height of each shape. */
const SIZES: Readonly<Record<ArtShape, readonly [width: number, height: number]>> = {
  card: [320, 180],
  mark: [48, 48],
  band: [1120, 160],
};
/** A tile of the first step; each step makes it a little smaller. */
const TILES: Readonly<Record<DifficultyFamily, number>> = {
  P: 26,
  G: 23,
  U: 19,
  Quantum: 15,
  Extra: 20,
  Hidden: 26,
};
/** On bands, which are long, tracks that wander have larger tiles, so that they come to the end. */
const BAND_TILES: Readonly<Record<DifficultyFamily, number>> = {
  P: 0.95,
  G: 0.95,
  U: 1.4,
  Quantum: 1.8,
  Extra: 0.95,
  Hidden: 0.95,
};
/** Where a difficulty has no step, it is drawn as one in the middle. */
const MIDDLE_STEP = 10;

/** What the parts of one drawing share. */
interface Sketch {
  readonly art: LevelArt;
  readonly step: number;
  readonly random: () => number;
  readonly colours: ArtPalette;
  readonly width: number;
  readonly height: number;
  /** From the middle of a tile to the next. */
  readonly length: number;
  /** Of the track, across. */
  readonly breadth: number;
  readonly points: readonly Point[];
  /** Index of the point on which the white disc stands. */
  readonly pivot: number;
}

/**
 * An SVG document of at most 4 kB, the same for the same level wherever it is drawn: a track of tiles as the tier turns,
 * solid as far as the white disc has come, about which the hollow one turns (docs/rules/media.md#level-art).
 */
export function levelArt(art: LevelArt): string {
  const sketch = sketchOf(art);
  const { width, height } = sketch;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    ground(sketch),
    ...(art.shape === 'mark' ? [] : [distance(sketch), rings(sketch), sparks(sketch)]),
    track(sketch),
    discs(sketch),
    '</svg>',
  ].join('');
}

function sketchOf(art: LevelArt): Sketch {
  const random = seededFraction(`${art.id} ${art.shape}`);
  const [width, height] = SIZES[art.shape];
  const step = art.step === 0 ? MIDDLE_STEP : art.step;
  const isMark = art.shape === 'mark';
  const tile = (TILES[art.family] - step * 0.28) * (art.shape === 'band' ? BAND_TILES[art.family] : 1);
  const length = isMark ? 15 : tile;
  const { curls, ...turning } = TRACK_STYLES[art.family];
  const style = curls && !isMark ? { ...turning, curls } : turning;
  const box: TrackBox = { width, height, margin: isMark ? 9 : length * 0.9 };
  const points = trackPoints(random, style, length, box);
  return {
    art,
    step,
    random,
    colours: artPalette(art),
    width,
    height,
    length,
    breadth: length * (art.family === 'U' ? 0.6 : 0.66),
    points,
    pivot: pivotOf(points, aimOf(art.shape, random) * width, box, length),
  };
}

/** Where the discs stand, as a share of the width. */
function aimOf(shape: ArtShape, random: () => number): number {
  if (shape === 'mark') return 0.42;
  return shape === 'band' ? 0.5 + random() * 0.16 : 0.38 + random() * 0.3;
}

/** The point nearest to the aim where no disc is cut off by an edge. */
function pivotOf(points: readonly Point[], aim: number, { width, height }: TrackBox, length: number): number {
  const offset = ([x, y]: Point) =>
    Math.abs(x - aim) + (y < length * 2 || y > height - length * 2 ? width * 0.4 : 0);
  return points.reduce((best, point, index) => {
    const isInside = index > 1 && index < points.length - 2;
    return isInside && offset(point) < offset(points[best] ?? point) ? index : best;
  }, 2);
}

function ground({ art, colours, width, height }: Sketch): string {
  const slant = art.shape === 'band' ? 1 : 0.7;
  return `<linearGradient id="g" x2="${slant}" y2="1"><stop stop-color="${colours.high}"/><stop offset="1" stop-color="${colours.low}"/></linearGradient><path d="M0 0h${width}v${height}H0z" fill="url(#g)"/>`;
}

/** A moon, and another track far behind. */
function distance({ random, colours, width, height, length, breadth }: Sketch): string {
  const [x, y] = [width * (0.1 + random() * 0.8), height * (0.05 + random() * 0.55)];
  const radius = height * (0.2 + random() * 0.25);
  const far = length * 2.1;
  const points = trackPoints(random, TRACK_STYLES.G, far, { width, height, margin: length });
  return [
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colours.light}" opacity=".09"/>`,
    `<path d="${line(points)}" fill="none" stroke="${colours.light}" stroke-opacity=".07" stroke-width="${short(breadth * 1.9)}" stroke-dasharray="${short(far - 4)} 4"/>`,
  ].join('');
}

/** Three rings about the disc that stands. */
function rings({ colours, length, points, pivot }: Sketch): string {
  const [x, y] = (points[pivot] ?? [0, 0]).map(short);
  const ring = (radius: number, opacity: string, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${short(length * radius)}" stroke-opacity="${opacity}"${more}/>`;
  return [
    `<g fill="none" stroke="${colours.light}">`,
    ring(2.9, '.26'),
    ring(4.4, '.16', ` stroke-width="5" stroke-dasharray="1 ${short(length * 0.34)}"`),
    ring(6.6, '.12'),
    '</g>',
  ].join('');
}

/** The harder, the more of them. */
function sparks({ art, step, random, colours, width, height }: Sketch): string {
  const isBand = art.shape === 'band';
  const count = isBand ? 24 + step * 0.8 : 15 + step * 0.5;
  const shown = Array.from({ length: Math.floor(art.family === 'Quantum' ? count * 0.6 : count) }, () =>
    spark(art.family, Math.round(random() * width), Math.round(random() * height), 1 + random() ** 2 * 3.4),
  );
  return `<path d="${shown.join('')}" fill="${colours.light}" opacity=".42"/>`;
}

/** Tiles to come as outlines, tiles that were passed solid; each on its shadow. */
function track({ art, colours, length, breadth, points, pivot }: Sketch): string {
  const isMark = art.shape === 'mark';
  const isDashed = art.family === 'Hidden';
  const join = art.family === 'U' ? 'miter' : art.family === 'G' ? 'bevel' : 'round';
  const gap = isMark ? 1 : 1.6;
  const tiles = `${short(length - gap)} ${short(gap)}`;
  const stroke = (part: string, color: string, width: number, more = '') =>
    `<use href="#${part}" stroke="${color}" stroke-width="${short(width)}"${more}/>`;
  const shadow = breadth + (isMark ? 3 : 6);
  const core = breadth - (isMark ? 2 : 2.6);
  const rim = isDashed ? ' stroke-dasharray="3.5 3"' : '';
  return [
    `<defs><path id="a" d="${tileLine(points, 1, pivot)}"/><path id="b" d="${tileLine(points, pivot + 1, points.length - 2)}"/></defs>`,
    `<g fill="none" stroke-linejoin="${join}" stroke-dasharray="${tiles}" stroke-dashoffset="-${short(gap / 2)}">`,
    stroke('a', colours.ink, shadow, ' stroke-opacity=".62"'),
    stroke('b', colours.ink, shadow, ' stroke-opacity=".62"'),
    stroke('b', colours.light, breadth, ` stroke-opacity=".5"${rim}`),
    stroke('b', mixColours(colours.low, colours.tile, 0.2), core),
    stroke('a', colours.light, breadth, rim),
    stroke('a', isDashed ? mixColours(colours.low, colours.tile, 0.5) : colours.tile, core),
    '</g>',
  ].join('');
}

/** A white disc on its tile, a hollow one on its way to the next, and the arc that it has come. */
function discs({ art, random, colours, length, breadth, points, pivot }: Sketch): string {
  const isMark = art.shape === 'mark';
  const centre = points[pivot] ?? [0, 0];
  const side = random() < 0.5 ? 1 : -1;
  const from = direction(centre, points[pivot - 1] ?? centre);
  const to = direction(centre, points[pivot + 1] ?? centre) - side * 52;
  const turned = ((((to - from) * side) % 360) + 360) % 360;
  // All but a whole turn would close the arc to a ring.
  const sweep = turned > 340 ? 20 : turned;
  const reach = length * 1.04;
  const [start, end] = [along(centre, from, reach), along(centre, to, reach)];
  const radius = breadth * (isMark ? 0.46 : 0.52);
  const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const disc = ([x, y]: Point, r: number, fill: string, rim: string, width: number) =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" stroke="${rim}" stroke-width="${width}"/>`;
  return [
    `<g fill="none" stroke="#fff"><path d="M${at(start)}A${short(reach)} ${short(reach)} 0 ${sweep > 180 ? 1 : 0} ${side > 0 ? 1 : 0} ${at(end)}" stroke-opacity=".3" stroke-width="${short(radius * 1.3)}" stroke-linecap="round"/>`,
    `<path d="M${at(centre)}L${at(end)}" stroke-opacity=".55" stroke-width="${isMark ? 1 : 1.4}"/></g>`,
    disc(centre, radius, '#fff', colours.ink, 1.5),
    disc(end, radius - 0.8, colours.ink, '#fff', isMark ? 1.6 : 2.4),
  ].join('');
}

/** Degrees from one point to another. */
function direction(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}
