import type { ReactNode } from 'react';
import { HomeShape } from '../features/home/shapes.ts';
import { LevelRowShape, LevelShape } from '../features/levels/shapes.ts';
import { PassRowShape, PassShape } from '../features/passes/shapes.ts';
import { CompareShape, LeaderboardRowShape, ProfileShape } from '../features/players/shapes.ts';
import type { ShapeName } from '../lib/screen.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import '../ui/InfiniteList.css';
import '../ui/Page.css';

/** Of a page whose rows differ too much for a shape of their own. */
const rows = <Skeleton height={40} radius={8} />;

const shapes: Record<ShapeName, { width?: 'cards' | 'form' | 'admin'; shape: ReactNode }> = {
  home: { shape: <HomeShape /> },
  levels: { shape: <ListShape row={<LevelRowShape />} /> },
  passes: { shape: <ListShape row={<PassRowShape />} /> },
  leaderboard: { shape: <ListShape row={<LeaderboardRowShape />} /> },
  level: { shape: <LevelShape /> },
  pass: { shape: <PassShape /> },
  profile: { shape: <ProfileShape /> },
  compare: { shape: <CompareShape /> },
  table: { width: 'admin', shape: <ListShape row={rows} /> },
  cards: { width: 'cards', shape: <ListShape row={rows} /> },
  form: { width: 'form', shape: <FormShape /> },
};

/** A page whose code is still on the way, in the shape of what comes. */
export function PageShape({ of }: { of: ShapeName }) {
  const { width, shape } = shapes[of];
  return (
    <div className="page min-h-screen" data-width={width}>
      {shape}
    </div>
  );
}

/** Title, search and filters, rows of 72 px. */
function ListShape({ row }: { row: ReactNode }) {
  return (
    <Loading>
      <Skeleton width={180} height={28} className="my-1" />
      <Skeleton height={56} radius={8} className="my-6" />
      <div className="paged-list">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => (
          <div key={index} className="grid h-18 items-center border-b border-hairline">
            {row}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Title, fields with their names, and a button. */
function FormShape() {
  return (
    <Loading>
      <Skeleton width={220} height={28} />
      <div className="mt-8 grid gap-6">
        {[0, 1, 2, 3, 4].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton width={field % 2 === 0 ? 96 : 72} />
            <Skeleton height={40} radius={8} />
          </div>
        ))}
        <Skeleton width={132} height={40} radius={8} />
      </div>
    </Loading>
  );
}
