import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import './PassCard.css';
import '../PassDetailPage.css';
import './PassFacts.css';
import './JudgementGrid.css';

export interface PassShapeProps {
  /** What is known of them already. */
  level?: ReactNode;
  facts?: ReactNode;
}

/** The page of a pass while it is on its way, in its final sizes. */
export function PassShape({ level, facts }: PassShapeProps) {
  return (
    <div className="min-h-screen">
      <div className="pass-cards">
        {level ?? <CardShape className="pass-card-level" />}
        <Loading className="grid">
          <CardShape className="pass-card-player" />
        </Loading>
      </div>
      <div className="pass-page-columns">
        {facts ?? <FactsShape />}
        <div className="pass-video">
          <Skeleton className="block aspect-video" height="auto" radius={8} />
        </div>
        <div className="pass-score panel grid content-start gap-4 p-6" style={{ minHeight: 180 }}>
          <Skeleton width="40%" />
          <Skeleton width="70%" height={32} />
          <Skeleton width="56%" />
          <Skeleton width="48%" />
        </div>
      </div>
    </div>
  );
}

function CardShape({ className }: { className: 'pass-card-level' | 'pass-card-player' }) {
  const isRound = className === 'pass-card-player';
  return (
    <div className={`pass-card ${className}`} aria-hidden="true">
      <Skeleton height="auto" radius={isRound ? '50%' : 12} className="aspect-square" />
      <div className="grid gap-3 py-1">
        <Skeleton width="48%" />
        <Skeleton width="80%" height={22} />
        <Skeleton width="36%" />
      </div>
    </div>
  );
}

function FactsShape() {
  return (
    <div className="pass-facts" aria-hidden="true">
      <div className="pass-figures">
        {[0, 1, 2].map((figure) => (
          <span key={figure} className="grid gap-3">
            <Skeleton width={72} />
            <Skeleton width={120} height={32} />
          </span>
        ))}
      </div>
      <Skeleton height={8} />
      <div className="judgement-grid">
        {[3, 3, 3, 4, 4, 4, 4].map((of, judgement) => (
          <div key={judgement} data-of={of}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height={20} className="mt-2" />
          </div>
        ))}
      </div>
    </div>
  );
}
