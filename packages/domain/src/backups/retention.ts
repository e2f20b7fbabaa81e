import { type BackupKind, kindOfName, SCHEDULED_KINDS, type ScheduledKind } from './backup-name.ts';

/** How many of the newest stay, of each kind that expires. */
export type Kept = Readonly<Record<ScheduledKind | 'prerestore', number>>;

/**
 * Names of the backups of one type that are no longer kept: of each kind that expires, all but the newest. One that a
 * person renamed, made or uploaded never expires (docs/rules/backups.md#retention).
 */
export function expired(
  backups: readonly { readonly filename: string; readonly created: Date }[],
  kept: Kept,
): string[] {
  const ofKind = (kind: BackupKind) =>
    backups
      .filter(({ filename }) => kindOfName(filename) === kind)
      .sort((a, b) => b.created.getTime() - a.created.getTime());
  return ([...SCHEDULED_KINDS, 'prerestore'] as const).flatMap((kind) =>
    ofKind(kind)
      .slice(kept[kind])
      .map(({ filename }) => filename),
  );
}
