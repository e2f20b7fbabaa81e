import type { ComponentType } from 'react';
import type { ShapeName } from '../lib/screen.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';

let PageShape: ComponentType<{ of: ShapeName }> | undefined;

/** The shapes of pages are no part of a first load: they are given here when they have come. */
export function giveShapes(shapes: typeof PageShape): void {
  PageShape = shapes;
}

/** A page's code or its viewer's role is still on the way: the shape of the page. */
export function PageLoader({ shape }: { shape: ShapeName | undefined }) {
  if (shape && PageShape) return <PageShape of={shape} />;
  return (
    <Loading className="page page-loader min-h-screen">
      <Skeleton width={220} height={28} />
      <Skeleton height={56} radius={8} className="mt-6 mb-4" />
      <Skeleton height={320} radius={12} />
    </Loading>
  );
}
