import type { CreditRole } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/database.ts';

export type CreditRow = {
  readonly id: number;
  readonly creatorId: number;
  readonly name: string;
  readonly role: CreditRole;
  readonly isVerified: boolean;
};

/** The credits of a level, in their order. */
export function creditsOf(trx: Trx, levelId: number): Promise<CreditRow[]> {
  return creditsOfLevels(trx, [levelId]);
}

/** The credits of levels, in the order that each level shows them in. */
export async function creditsOfLevels(
  trx: Trx,
  levelIds: readonly number[],
): Promise<(CreditRow & { readonly levelId: number })[]> {
  if (levelIds.length === 0) return [];
  return trx
    .selectFrom('credits')
    .innerJoin('creators', 'creators.id', 'credits.creator_id')
    .select([
      'credits.id',
      'credits.level_id as levelId',
      'creators.id as creatorId',
      'creators.name',
      'credits.role',
      'credits.is_verified as isVerified',
    ])
    .where('level_id', 'in', [...levelIds])
    .orderBy('credits.role')
    .orderBy('credits.id')
    .execute();
}

export async function insertCredits(
  trx: Trx,
  levelId: number,
  credits: readonly Pick<CreditRow, 'creatorId' | 'role' | 'isVerified'>[],
): Promise<void> {
  if (credits.length === 0) return;
  await trx
    .insertInto('credits')
    .values(
      credits.map(({ creatorId, role, isVerified }) => ({
        level_id: levelId,
        creator_id: creatorId,
        role,
        is_verified: isVerified,
      })),
    )
    .execute();
}

export async function deleteCredits(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('credits')
    .where('id', 'in', [...ids])
    .execute();
}

/** Verifies the credits of one level or one creator, or removes the verification. */
export async function markCreditsOf(
  trx: Trx,
  of: { readonly level_id: number } | { readonly creator_id: number },
  isVerified: boolean,
): Promise<void> {
  await trx
    .updateTable('credits')
    .set({ is_verified: isVerified })
    .where(({ and }) => and(of))
    .where('is_verified', '<>', isVerified)
    .execute();
}

/** Verifies credits by their ids, or removes the verification. */
export async function markCreditsById(trx: Trx, ids: readonly number[], isVerified: boolean): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('credits')
    .set({ is_verified: isVerified })
    .where('id', 'in', [...ids])
    .execute();
}
