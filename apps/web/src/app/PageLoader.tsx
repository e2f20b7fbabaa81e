import type { Screen } from '../lib/screen.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';

/** A page's code or its viewer's role is still on the way: the shape of a list, of one thing, or of a form. */
export function PageLoader({ keepsPlace = false, path = '' }: Partial<Pick<Screen, 'keepsPlace' | 'path'>>) {
  const isThing = path.includes('$id');
  return (
    <Loading className="page">
      {isThing ? <Skeleton height={160} radius={12} /> : <Skeleton width={220} height={28} />}
      <Skeleton height={56} radius={8} className="mt-6 mb-4" />
      {isThing || keepsPlace ? (
        [0, 1, 2, 3, 4, 5].map((row) => (
          <div
            key={row}
            className={`flex items-center gap-4 border-b border-hairline ${isThing ? 'h-14' : 'h-18'}`}
          >
            <Skeleton width={isThing ? 32 : 48} height={isThing ? 32 : 48} radius={8} />
            <Skeleton width="32%" />
            <Skeleton width="12%" className="ml-auto" />
          </div>
        ))
      ) : (
        <Skeleton height={320} radius={12} />
      )}
    </Loading>
  );
}
