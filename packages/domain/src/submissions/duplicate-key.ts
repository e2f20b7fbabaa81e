import { videoKey } from '../media/index.ts';
import { type Judgements, JUDGEMENT_KEYS } from '../passes/index.ts';
import { normaliseSearch } from '../text/index.ts';

/**
 * Parts of the key under which a user's equal pending level submissions are one (docs/rules/submissions.md#duplicates).
 */
export function levelDuplicateParts(level: {
  readonly submitterId: number;
  readonly song: string;
  readonly artist: string;
  readonly videoLink: string;
}): readonly string[] {
  const texts = [level.song, level.artist].map((text) => normaliseSearch(text.trim()));
  return ['level', `${level.submitterId}`, ...texts, videoKey(level.videoLink)];
}

/**
 * Parts of the key under which equal passes are one: level, video, speed, flags and counts
 * (docs/rules/submissions.md#duplicates).
 */
export function passDuplicateParts(pass: {
  readonly levelId: number;
  readonly videoLink: string;
  readonly speed: number | null;
  readonly is12K: boolean;
  readonly is16K: boolean;
  readonly isNoHoldTap: boolean;
  readonly judgements: Judgements;
}): readonly string[] {
  const flags = [pass.is12K, pass.is16K, pass.isNoHoldTap].map((flag) => (flag ? '1' : '0')).join('');
  const counts = JUDGEMENT_KEYS.map((key) => pass.judgements[key]).join(',');
  return ['pass', `${pass.levelId}`, videoKey(pass.videoLink), `${pass.speed || 1}`, flags, counts];
}

/** The text to hash: no choice of parts gives the text of another. */
export function duplicateKey(parts: readonly string[]): string {
  return JSON.stringify(parts);
}
