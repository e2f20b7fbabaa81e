import { creditTexts } from '@rondo/domain/levels';
import type { Trx } from '../../platform/db/database.ts';
import { columnsOf } from '../../platform/db/entity-row.ts';
import { insertCredits, insertLevelRow } from './level-write.repository.ts';

export type NewLevel = {
  readonly song: string;
  readonly artist: string;
  readonly videoLink: string;
  readonly dlLink: string;
  readonly workshopLink: string;
  readonly team: { readonly id: number; readonly name: string } | null;
  /** In their order; a creator may stand in both roles. */
  readonly credits: readonly {
    readonly creatorId: number;
    readonly name: string;
    readonly role: 'charter' | 'vfxer';
    readonly isVerified: boolean;
  }[];
};

/**
 * Makes an unranked level that is to be rated, with its credits (docs/rules/submissions.md#level-approval).
 * @returns its id
 */
export async function insertLevel(trx: Trx, level: NewLevel): Promise<number> {
  const { credits: given, team, ...texts } = level;
  const credits = distinctCredits(given);
  const id = await insertLevelRow(trx, {
    ...columnsOf(texts),
    ...creditTexts(credits),
    team: team?.name ?? '',
    team_id: team?.id ?? null,
    to_rate: true,
    is_verified: credits.every(({ isVerified }) => isVerified),
  });
  await insertCredits(
    trx,
    credits.map(({ creatorId, role, isVerified }) => ({
      level_id: id,
      creator_id: creatorId,
      role,
      is_verified: isVerified,
    })),
  );
  return id;
}

function distinctCredits(credits: NewLevel['credits']): NewLevel['credits'] {
  const kept = new Map(credits.toReversed().map((credit) => [`${credit.role} ${credit.creatorId}`, credit]));
  return credits.filter((credit) => kept.get(`${credit.role} ${credit.creatorId}`) === credit);
}
