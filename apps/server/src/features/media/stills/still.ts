import { luminance, mixColours } from '@rondo/domain/difficulties';
import type { DemoStill } from '@rondo/domain/media';
import { seededRandom } from '../../../platform/seeded-random.ts';

const WIDTH = 320;
const HEIGHT = 180;
const STEP = 26;
const TURNS = [0, 0, 0, 30, -30, 60, -60, 90, -90];

type Point = readonly [x: number, y: number];

/** A picture as a video of a level might begin: its track before three rings, in shades of one colour. */
export function stillSvg({ seed, color }: DemoStill): string {
  const random = seededRandom(`still ${seed}`);
  const isDark = luminance(color) < 0.05;
  const deep = mixColours(color, '#0B0A12', isDark ? 0.35 : 0.8);
  const middle = mixColours(color, '#14121F', isDark ? 0.1 : 0.52);
  const light = mixColours(color, '#FFFFFF', isDark ? 0.45 : 0.3);
  const track = trackPoints(random);
  const path = `M${track.map((point) => point.join(' ')).join('L')}`;
  const [x, y] = [
    Math.round(WIDTH * (0.15 + random.fraction() * 0.7)),
    Math.round(HEIGHT * (0.1 + random.fraction() * 0.5)),
  ];
  const radius = random.whole(40, 100);
  const at = Math.min(track.length - 2, Math.floor(track.length * (0.4 + random.fraction() * 0.3)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="1280" height="720" preserveAspectRatio="xMidYMid slice">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}" opacity=".14"/>`,
    ring(x, y, radius * 1.7, light, '.18'),
    ring(x, y, radius * 2.5, light, '.1'),
    `<path d="${path}" fill="none" stroke="#0B0A12" stroke-opacity=".55" stroke-width="22" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="15" stroke-linejoin="round" stroke-dasharray="24 2"/>`,
    disc(track[at], '#FFFFFF', ''),
    disc(track[at + 1], deep, ' stroke="#FFFFFF" stroke-width="2"'),
    '</svg>',
  ].join('');
}

/** A line of steps of equal length from the left edge to the right one, turned back before it leaves the picture. */
function trackPoints(random: ReturnType<typeof seededRandom>): Point[] {
  let [x, y, angle] = [-20, HEIGHT * (0.35 + random.fraction() * 0.4), 0];
  const points: Point[] = [[x, Math.round(y)]];
  for (let step = 0; step < 60 && x < WIDTH + 30; step += 1) {
    angle = Math.max(-90, Math.min(90, angle + random.pick(TURNS)));
    if (y < 30 && angle < 0) angle = 30;
    if (y > HEIGHT - 30 && angle > 0) angle = -30;
    x += STEP * Math.cos((angle * Math.PI) / 180);
    y += STEP * Math.sin((angle * Math.PI) / 180);
    points.push([Math.round(x), Math.round(y)]);
  }
  return points;
}

function ring(x: number, y: number, radius: number, color: string, opacity: string): string {
  return `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}" fill="none" stroke="${color}" stroke-opacity="${opacity}"/>`;
}

function disc(at: Point | undefined, fill: string, stroke: string): string {
  const [x, y] = at ?? [WIDTH / 2, HEIGHT / 2];
  return `<circle cx="${x}" cy="${y}" r="8" fill="${fill}"${stroke}/>`;
}
