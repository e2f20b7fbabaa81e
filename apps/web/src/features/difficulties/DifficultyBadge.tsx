import { useState } from 'react';
import { useLostConnection } from '../../lib/connection/connection.ts';
import { pictureAddress } from '../../lib/picture-address.ts';
import { useDifficulties } from './api.ts';
import './DifficultyBadge.css';

/** What a badge needs to know of its difficulty. */
export interface BadgeOf {
  name: string;
  icon: string;
  legacyIcon: string | null;
}

export interface DifficultyBadgeProps {
  of: BadgeOf;
  /** Edge in pixels: 20, 28, 32, 40, 48, 64 or 80. */
  size?: number;
  legacy?: boolean;
  /** The name is shown beside it already. */
  decorative?: boolean;
  className?: string;
}

/** The drawn badge of a difficulty, with its present or its legacy label. */
export function DifficultyBadge({ legacy = false, ...badge }: DifficultyBadgeProps) {
  const { name, icon, legacyIcon } = badge.of;
  return legacy && legacyIcon ? (
    <LegacyBadge {...badge} icon={legacyIcon} />
  ) : (
    <Badge {...badge} icon={icon} label={name} />
  );
}

type DrawnProps = Omit<DifficultyBadgeProps, 'legacy'> & { icon: string };

function LegacyBadge(props: DrawnProps) {
  const { name } = props.of;
  const legacy = useDifficulties().find((difficulty) => difficulty.name === name)?.legacy;
  return <Badge {...props} label={legacy || name} />;
}

function Badge({
  icon,
  label,
  size = 48,
  decorative = false,
  className = '',
}: DrawnProps & { label: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  // The picture is asked for again once there is a connection.
  const isAwaited = useLostConnection() !== null && missing === icon;
  if (isAwaited)
    return (
      <span
        role={decorative ? undefined : 'img'}
        aria-label={decorative ? undefined : label}
        className={`badge-awaited ${className}`}
        style={{ width: size, height: size }}
      >
        <span aria-hidden="true">{label}</span>
      </span>
    );
  return (
    <img
      // An element that gets another address shows the old picture until the new one has come.
      key={icon}
      src={pictureAddress(icon)}
      alt={decorative ? '' : label}
      title={decorative ? undefined : label}
      width={size}
      height={size}
      decoding="async"
      onError={() => setMissing(icon)}
      className={`badge flex-none ${className}`}
    />
  );
}
