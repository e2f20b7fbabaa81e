import type { Json } from '../../../platform/db/column-types.ts';
import type { SubmissionIds } from './belongings.repository.ts';

/** A way to sign in that went from one user to another. */
export type MovedProvider = {
  readonly provider: 'discord';
  readonly providerId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
};

/** What became of the source's account: it went to the target (which let go of a closed one), or was closed. */
export type MovedAccount =
  | { readonly kind: 'moves'; readonly userId: number; readonly freedUserId: number | null }
  | {
      readonly kind: 'closes';
      readonly userId: number;
      readonly targetUserId: number;
      readonly ratingIds: readonly number[];
      readonly providers: readonly MovedProvider[];
      /** Missing in merges of before these things moved. */
      readonly submissions?: Readonly<SubmissionIds>;
      /** The creator that the source's account was linked with; `isGiven`: the target's account is since. */
      readonly creator?: { readonly id: number; readonly isGiven: boolean } | null;
    };

/** What a player or its account is kept from. */
export type Ban = 'isBanned' | 'isSubmissionsPaused' | 'isRatingBanned';

/** Everything that a merge of players has moved, as `merges.moved` keeps it. */
export type MovedOfPlayer = {
  readonly passIds: readonly number[];
  readonly submissionIds: readonly number[];
  /** Passes made of these submissions that staff had given to others; missing in merges of before. */
  readonly othersPassIds?: readonly number[];
  readonly account: MovedAccount | null;
  /** The Discord account that the source was shown with; `isGiven`: the target had none and took it. */
  readonly discord: {
    readonly id: string;
    readonly username: string | null;
    readonly avatar: string | null;
    readonly isGiven: boolean;
  } | null;
  /** Players who had the source's name already: they do not prevent an undo. */
  readonly namesakeIds: readonly number[];
  /** Bans that the target took over from the source. */
  readonly bans?: readonly Ban[];
  /** Modifiers that were at work on the source. */
  readonly modifierIds?: readonly number[];
};

/** The sizes of what moved, for lists and the log. */
export function countsOfMoved(moved: Json): Record<string, number> {
  const { passIds, submissionIds, account } = moved as unknown as MovedOfPlayer;
  return {
    passes: passIds.length,
    submissions: submissionIds.length,
    accounts: account === null ? 0 : 1,
    ratings: account?.kind === 'closes' ? account.ratingIds.length : 0,
  };
}
