import { BACKUP_TYPES, type BackupType } from '@rondo/domain/backups';
import type { Deps } from '../../../platform/feature.ts';
import type { HealthPart } from '../../../platform/http/health-part.ts';
import type { LabelledNumber, Metrics } from '../../../platform/metrics/metrics.ts';
import { isScheduleOn } from '../schedule/times.ts';
import type { Seen } from './seen.ts';
import { sharedLook, type SharedLook } from './shared-look.ts';

/** How the backups are, for GET /health and the metrics (docs/rules/backups.md#health). */
export function watchBackups(deps: Deps, metrics: Metrics | null): HealthPart {
  const look = sharedLook(deps);
  if (metrics !== null) measure(metrics, look, deps);
  return async () => {
    const { seen, isBlind } = await look.now();
    const isOn = isScheduleOn(deps.config);
    const isLate = isOn && (isBlind || (seen !== null && (seen.isLate.mysql || seen.isLate.files)));
    if (seen === null) return { checks: isLate ? { backupAge: 'fail' } : {} };
    const isCopied = seen.copy.isSet ? seen.copy.behind === 0 : !isOn;
    return {
      checks: { backupAge: isLate ? 'fail' : 'ok', backupCopy: isCopied ? 'ok' : 'fail' },
      backupAgeSeconds: { mysql: age(seen, 'mysql', deps), files: age(seen, 'files', deps) },
    };
  };
}

const secondsSince = (at: Date, { clock }: Pick<Deps, 'clock'>) =>
  Math.max(0, Math.floor((clock.now().getTime() - at.getTime()) / 1000));

function age({ newest }: Seen, type: BackupType, deps: Pick<Deps, 'clock'>): number | null {
  const at = newest[type];
  return at && secondsSince(at, deps);
}

function measure(metrics: Metrics, look: SharedLook, deps: Pick<Deps, 'clock'>): void {
  const gauge = (name: string, help: string, read: (seen: Seen) => LabelledNumber[]) =>
    metrics.gauge(name, help, async () => {
      const { seen } = await look.now();
      return seen === null ? [] : read(seen);
    });
  const ofEach = (value: (seen: Seen, type: BackupType) => number | null) => (seen: Seen) =>
    BACKUP_TYPES.flatMap((type) => labelled(value(seen, type), { type }));
  const one = (value: (seen: Seen) => number | null) => (seen: Seen) => labelled(value(seen), {});

  gauge(
    'rondo_backup_age_seconds',
    'Since the newest backup, by type',
    ofEach((seen, type) => age(seen, type, deps)),
  );
  gauge(
    'rondo_backup_late',
    '1 while a scheduled backup is missing, by type',
    ofEach(({ isLate }, type) => Number(isLate[type])),
  );
  gauge(
    'rondo_backup_bytes',
    'Size of all backups, by type',
    ofEach(({ bytes }, type) => bytes[type]),
  );
  gauge(
    'rondo_backup_copy_behind',
    'Backups that the second place has not got',
    one(({ copy }) => (copy.isSet ? copy.behind : null)),
  );
  gauge(
    'rondo_backup_last_proof_age_seconds',
    'Since a backup was last restored to prove it',
    one(({ proof }) => proof && secondsSince(proof.at, deps)),
  );
  gauge(
    'rondo_backup_last_proof_ok',
    '1 when that proof showed no difference',
    one(({ proof }) => proof && Number(proof.isRight)),
  );
}

const labelled = (value: number | null, labels: LabelledNumber['labels']): LabelledNumber[] =>
  value === null ? [] : [{ labels, value }];
