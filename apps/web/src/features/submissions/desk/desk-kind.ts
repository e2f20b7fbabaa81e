import type { PicturedLevel } from '@rondo/domain/levels/art';
import type { ProfileStep } from '@rondo/domain/submissions';
import type { CSSProperties, ReactNode } from 'react';
import type { Pending, Written } from './api.ts';

export type Outcome = 'allowed' | 'declined';

/** What a submission shows in the slots of its card and of its row in the queue. */
export interface Shown {
  title: string;
  subtitle: ReactNode;
  picture: ReactNode;
  /** Whose work it is, for the question before declining. */
  about: string;
  videoTitle: string;
  /** Whose drawing stands where the video has no picture; without it, that of a level that is not rated yet. */
  level?: PicturedLevel;
  row: { note: string; badge: ReactNode; style: CSSProperties | undefined };
}

/** What the parts of a card can do with it. */
export interface CardWork {
  isBusy: boolean;
  /** An approval was tried though something is missing that is no profile. */
  isIncomplete: boolean;
  /** What was missing is there, or is not looked for any more. */
  complete: () => void;
  /** Makes profiles that nobody asked for, without an approval. */
  makeProfiles: (steps: readonly ProfileStep[]) => void;
}

/** A kind of submissions on the desk: what the queue, the card and its decision do not know by themselves. */
export interface DeskKind<S extends Pending = Pending> {
  useShown(submission: S): Shown;
  /** Profiles to be made before an approval. */
  profileSteps(submission: S): readonly ProfileStep[];
  /** Whether an approval lacks nothing but those. */
  isComplete(submission: S): boolean;
  /** Gives the submission what was made, an id a step. */
  assign(submission: S, steps: readonly ProfileStep[], ids: readonly number[]): Promise<Written>;
  /** A warning above the rest; renders nothing without a reason. */
  Duplicates(props: { submission: S }): ReactNode;
  /** Everything about it beside the video. */
  Facts(props: { submission: S; work: CardWork }): ReactNode;
}
