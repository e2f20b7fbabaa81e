import { nicknameProblem } from '@rondo/domain/auth';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { Problem } from '../../platform/http/problem.ts';
import { setNickname } from './account.repository.ts';
import type { AuthServices } from './services.ts';

/** @throws Problem NICKNAME_REQUIRED unless it has 1 to 50 characters after trimming */
export async function editNickname(
  { db, clock }: AuthServices,
  userId: number,
  nickname: string,
): Promise<void> {
  if (nicknameProblem(nickname) !== null) throw new Problem('NICKNAME_REQUIRED');
  await transaction(db, async (trx) => {
    const playerId = await setNickname(trx, userId, nickname.trim(), clock.now());
    // Whoever has no player stands in lists of users all the same.
    await publishEvent(
      trx,
      playerId === null
        ? { type: 'permissionChanged', data: { userId } }
        : { type: 'playerUpdate', data: { playerId } },
    );
  });
}
