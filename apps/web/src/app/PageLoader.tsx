import { lazyPart } from '../lib/lazy-part.ts';
import type { ShapeName } from '../lib/screen.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';

const PageShape = lazyPart(() => import('./PageShape.tsx'), 'PageShape');

/** A page's code or its viewer's role is still on the way: the shape of the page. */
export function PageLoader({ shape }: { shape: ShapeName | undefined }) {
  const plain = (
    <Loading className="page min-h-screen">
      <Skeleton width={220} height={28} />
      <Skeleton height={56} radius={8} className="mt-6 mb-4" />
      <Skeleton height={320} radius={12} />
    </Loading>
  );
  return shape ? <PageShape of={shape} fallback={plain} /> : plain;
}
