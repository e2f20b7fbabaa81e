import { describe, expect, it } from 'vitest';
import { backupName, type BackupKind, uploadName } from './backup-name.ts';
import { expired } from './retention.ts';

const kept = { hourly: 2, daily: 1, weekly: 1, monthly: 1, prerestore: 1 };
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const made = (kind: Exclude<BackupKind, 'upload'>, hour: number, type: 'mysql' | 'files' = 'mysql') => ({
  filename: backupName(type, kind, at(hour)),
  created: at(hour),
});
const goes = (backups: readonly { filename: string; created: Date }[]) => expired(backups, kept);

describe('what is no longer kept', () => {
  it.each(['daily', 'weekly', 'monthly', 'prerestore'] as const)(
    'of %s ones is all but the newest',
    (kind) => {
      expect(goes([made(kind, 3), made(kind, 5), made(kind, 4)])).toEqual([
        made(kind, 4).filename,
        made(kind, 3).filename,
      ]);
    },
  );

  it('is counted for each kind alone', () => {
    const backups = [made('hourly', 1), made('hourly', 2), made('daily', 1), made('weekly', 1)];
    expect(goes(backups)).toEqual([]);
    expect(goes([...backups, made('hourly', 3)])).toEqual([made('hourly', 1).filename]);
  });

  it('is never one that a person made, uploaded or renamed', () => {
    const others = [1, 2, 3, 4].flatMap((hour) => [
      made('manual', hour),
      { filename: uploadName('mysql', at(hour), '.zip'), created: at(hour) },
      { filename: `before-the-move-${hour}.sql`, created: at(hour) },
      { filename: `my-${made('hourly', hour).filename}`, created: at(hour) },
    ]);
    expect(goes(others)).toEqual([]);
  });
});
