import { nicknameProblem } from '@rondo/domain/auth';
import { tidyLine } from '@rondo/domain/text';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { Problem } from '../../platform/http/problem.ts';
import { setNickname } from './account.repository.ts';
import { claimName } from './claim-name.ts';
import type { AuthServices } from './services.ts';

/** @throws Problem NICKNAME_REQUIRED unless it has 1 to 50 characters, NICKNAME_TAKEN */
export async function editNickname(
  { db, clock }: AuthServices,
  userId: number,
  nickname: string,
): Promise<void> {
  if (nicknameProblem(nickname) !== null) throw new Problem('NICKNAME_REQUIRED');
  await transaction(db, async (trx) => {
    if (!(await claimName(trx, nickname, userId))) throw new Problem('NICKNAME_TAKEN');
    const playerId = await setNickname(trx, userId, tidyLine(nickname), clock.now());
    // Whoever has no player stands in lists of users all the same.
    await publishEvent(
      trx,
      playerId === null
        ? { type: 'permissionChanged', data: { userId } }
        : { type: 'playerUpdate', data: { playerId } },
    );
  });
}
