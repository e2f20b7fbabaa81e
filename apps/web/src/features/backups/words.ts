import { formatBytes, formatCount } from '@rondo/domain/format';
import type { TFunction } from 'i18next';
import { codeText } from '../../lib/api/code-text.ts';
import type { Backup, BackupList, Proof, Work } from './api.ts';
import { clockText, dateText, dayWord, secondsSince } from './moment.ts';

type Words = TFunction<'pages/backups'>;

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** "41 s", "1 min 12 s", "9 h 12 min", "3 d 4 h" */
export function durationWords(t: Words, seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < minute) return t('duration.seconds', { seconds: whole });
  if (whole < hour)
    return t('duration.minutes', { minutes: Math.floor(whole / minute), seconds: whole % minute });
  if (whole < day)
    return t('duration.hours', {
      hours: Math.floor(whole / hour),
      minutes: Math.floor((whole % hour) / minute),
    });
  return t('duration.days', { days: Math.floor(whole / day), hours: Math.floor((whole % day) / hour) });
}

/** "today, 01:00" */
export function dayWords(t: Words, at: string): string {
  const day = dayWord(at);
  return day === null ? dateText(at) : t('dayTime', { day, time: clockText(at) });
}

/** What is being done, and how far it is: "comparing table 14 of 31". */
export function stepWords(t: Words, { step, type, done, of }: Work): string {
  const word = t(`work.step.${step}`);
  if (of <= 0) return word;
  const unit = step === 'pausing' ? 'servers' : step === 'standings' ? 'parts' : type;
  return t(`work.of.${unit}`, { step: word, done: formatCount(done), of: formatCount(of) });
}

/** What another backup is made, proved or put back: "Database, 96.10 MB so far". */
export function workTitle(t: Words, { what, type, filename, bytes }: Work): string {
  if (what === 'create') return t(`work.create.${type}`, { size: formatBytes(bytes) });
  return t(`work.${what}`, { name: filename ?? t(`type.${type}`) });
}

/** "Started 8 s ago by the schedule." */
export function startedWords(t: Words, { since, by, bySchedule }: Work, viewer: string | undefined): string {
  const ago = durationWords(t, secondsSince(since));
  if (bySchedule) return t('work.bySchedule', { ago });
  if (by === null) return t('work.byCommand', { ago });
  return by === viewer ? t('work.byYou', { ago }) : t('work.byPerson', { ago, name: by });
}

/** What a proof found: "restored in 41 s, all equal". */
export function proofWords(t: Words, { state, seconds }: Proof): string {
  if (state !== 'proved') return t(`proof.${state}`);
  return seconds === null ? t('proof.equal') : t('proof.proved', { time: durationWords(t, seconds) });
}

/** The second, quiet line of a proof. */
export function proofNote(t: Words, { proof, verified }: Backup): string | undefined {
  switch (proof.state) {
    case 'differs': {
      const [first, ...others] = proof.differences;
      if (first === undefined) return undefined;
      const words = differenceWords(t, first);
      return others.length === 0
        ? words
        : t('differences.more', { first: words, more: formatCount(others.length) });
    }
    case 'skipped':
      return proof.reason === null ? undefined : t(`proof.reason.${proof.reason}`);
    case 'none':
      return t(verified === null ? 'proof.unread' : 'proof.read');
    case 'proved':
      return undefined;
  }
}

export type Difference = Proof['differences'][number];

/** "ranked score: 3 differ" */
function differenceWords(t: Words, { what, subject, count }: Difference): string {
  return t(`differences.short.${what}`, { subject, count, shown: formatCount(count) });
}

/** Why a scheduled backup was not made: by its code, else as the system says it; with the room that is left. */
export function tryWords(t: Words, error: string, { freeBytes, totalBytes }: BackupList['folder']): string {
  const words = codeText(error) ?? error;
  if (error !== 'STORAGE_FULL' || freeBytes === null || totalBytes === null) return words;
  return t('late.room', { free: formatBytes(freeBytes), total: formatBytes(totalBytes) });
}
