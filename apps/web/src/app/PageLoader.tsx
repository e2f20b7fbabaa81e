import { Loading, Skeleton } from '../ui/Skeleton.tsx';

/** A page's code or its viewer's role is still on the way: the shape of a page. */
export function PageLoader() {
  return (
    <Loading className="page min-h-screen">
      <Skeleton width={220} height={28} />
      <Skeleton height={56} radius={8} className="mt-6 mb-4" />
      <Skeleton height={320} radius={12} />
    </Loading>
  );
}
