import type { DifficultyFamily } from '../difficulties/index.ts';
import { Pen, type Point, rounded } from './pen.ts';

/** Badges are drawn on a square of this side. */
export const BADGE_SIDE = 80;
const CENTRE = BADGE_SIDE / 2;

/** The closed outline of a family, another one for each (soft square, cut gem, shield, round, seal, plain square): `inset` units inside the square, starting at the top and running clockwise. */
export function badgeOutline(family: DifficultyFamily, inset: number): string {
  switch (family) {
    case 'P':
      return softSquare(inset);
    case 'G':
      return cutGem(inset);
    case 'U':
      return shield(inset);
    case 'Extra':
      return disc(inset);
    case 'Quantum':
      return seal(inset);
    case 'Hidden':
      return plainSquare(inset);
  }
}

function softSquare(inset: number): string {
  const near = inset;
  const far = BADGE_SIDE - inset;
  const corner = 25 - inset * 0.9;
  const pull = corner * 0.3;
  return new Pen()
    .move(CENTRE, near)
    .across(far - corner)
    .curve([far - pull, near], [far, near + pull], [far, near + corner])
    .down(far - corner)
    .curve([far, far - pull], [far - pull, far], [far - corner, far])
    .across(near + corner)
    .curve([near + pull, far], [near, far - pull], [near, far - corner])
    .down(near + corner)
    .curve([near, near + pull], [near + pull, near], [near + corner, near])
    .close().path;
}

function cutGem(inset: number): string {
  const near = inset;
  const far = BADGE_SIDE - inset;
  const cut = 19 - inset * 0.45;
  const corners: Point[] = [
    [far - cut, near],
    [far, near + cut],
    [far, far - cut],
    [far - cut, far],
    [near + cut, far],
    [near, far - cut],
    [near, near + cut],
    [near + cut, near],
  ];
  return roundedPolygon([[CENTRE, near], ...corners], [SHARP, ...corners.map(() => 6)]);
}

function shield(inset: number): string {
  const top = inset - 1;
  const side = inset + 1;
  const slope = 17 - inset * 0.1;
  const points: Point[] = [
    [CENTRE, top],
    [BADGE_SIDE - side, top + slope],
    [BADGE_SIDE - side, BADGE_SIDE - top - slope],
    [CENTRE, BADGE_SIDE - top],
    [side, BADGE_SIDE - top - slope],
    [side, top + slope],
  ];
  return roundedPolygon(points, [5, 10, 10, 9, 10, 10]);
}

function disc(inset: number): string {
  const radius = rounded(CENTRE - inset);
  const half = (end: number) => `A${radius} ${radius} 0 1 1 ${CENTRE} ${rounded(end)}`;
  return `M${CENTRE} ${rounded(inset)}${half(BADGE_SIDE - inset)}${half(inset)}Z`;
}

function seal(inset: number): string {
  const outer = CENTRE - inset;
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const radius = index % 2 === 0 ? outer : outer * 0.84;
    const angle = -Math.PI / 2 + (index * Math.PI) / 8;
    return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
  });
  return roundedPolygon(
    points,
    points.map(() => 5),
  );
}

function plainSquare(inset: number): string {
  const near = inset;
  const far = BADGE_SIDE - inset;
  const corners: Point[] = [
    [far, near],
    [far, far],
    [near, far],
    [near, near],
  ];
  return roundedPolygon([[CENTRE, near], ...corners], [SHARP, 10, 10, 10, 10]);
}

/** A corner that stays one: where an outline starts on a straight edge. */
const SHARP = 0.01;

function roundedPolygon(points: readonly Point[], radii: readonly number[]): string {
  const pen = new Pen();
  points.forEach((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const radius = Math.min(radii[index] ?? 0, distance(corner, before) / 2, distance(corner, after) / 2);
    const enter = towards(corner, before, radius);
    if (index === 0) pen.move(...enter);
    else pen.line(...enter);
    pen.bend(corner, towards(corner, after, radius));
  });
  return pen.close().path;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

function towards(from: Point, to: Point, length: number): Point {
  const share = length / distance(from, to);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
