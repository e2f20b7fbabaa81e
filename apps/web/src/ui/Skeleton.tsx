import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import './Skeleton.css';

export interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Corner radius; `50%` for a face. */
  radius?: CSSProperties['borderRadius'];
  className?: string;
}

/** A grey stand-in of the size of what is still loading. */
export function Skeleton({ width = '100%', height = 12, radius, className = '' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`skeleton ${className}`}
      style={{ width, height, borderRadius: radius }}
    />
  );
}

/** Milliseconds in which most answers come: a stand-in that is gone sooner is only a flash. */
const SOON = 150;

/** Stand-ins below a head that is there already; nothing as long as what they stand for is likely to come at once. */
export function Late({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), SOON);
    return () => window.clearTimeout(timer);
  }, []);
  return isLate ? children : <div className="min-h-screen" />;
}

/** The frame around stand-ins: says once that something loads. */
export function Loading({
  label,
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('components');
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? t('loading')}</span>
      {children}
    </div>
  );
}
