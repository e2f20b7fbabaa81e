import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { YouStrip } from '../../../ui/YouStrip.tsx';
import './OwnFrame.css';

export interface OwnFrameProps {
  label: string;
  /** How many there are. */
  cells?: 3 | 4;
  children: ReactNode;
}

/** Cells about the reader, side by side where there is room. */
export function OwnFrame({ label, cells = 4, children }: OwnFrameProps) {
  return (
    <YouStrip label={label}>
      <div className="own-home" data-cells={cells}>
        {children}
      </div>
    </YouStrip>
  );
}

export function OwnCell({ children }: { children: ReactNode }) {
  return <div className="own-cell grid content-center justify-items-stretch gap-1">{children}</div>;
}

/** The cells in grey, in their final sizes. */
export function OwnSkeleton({ label }: { label: string }) {
  return (
    <Loading>
      <OwnFrame label={label}>
        <OwnCell>
          <div className="flex items-center gap-3">
            <Skeleton width={48} height={48} radius="50%" />
            <Skeleton width={100} height={32} />
          </div>
        </OwnCell>
        {['next', 'last', 'level'].map((cell) => (
          <OwnCell key={cell}>
            <Skeleton width="40%" />
            <Skeleton width="80%" height={24} />
          </OwnCell>
        ))}
      </OwnFrame>
    </Loading>
  );
}
