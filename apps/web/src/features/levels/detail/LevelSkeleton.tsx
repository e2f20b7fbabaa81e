import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

/** The level page in grey, in its final sizes. */
export function LevelSkeleton() {
  return (
    <Loading className="grid gap-8">
      <Skeleton height={178} radius={12} />
      <Skeleton height={64} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_420px]">
        <Skeleton height={260} radius={12} />
        <Skeleton height={236} radius={8} />
      </div>
      <Skeleton height={320} radius={12} />
    </Loading>
  );
}
