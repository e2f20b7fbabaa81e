import type { DrawReceipt } from '@rondo/contract/draws';
import type { playEndpoints } from '@rondo/contract/play';
import { subjectRules } from '@rondo/domain/auth';
import { type DrawTable, difficultyWheel, GIMMICKS, REASONS, SLOT_COUNTS } from '@rondo/domain/play';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { refuseWaiting } from './roulette-timeout.ts';
import { sealedDraw } from '../draws/index.ts';
import { selectUserTimeout } from './user-timeout.repository.ts';
import { selectWheelList } from './wheel-list.repository.ts';

type AskedDraw = Call<typeof playEndpoints.draw>['body'];

/**
 * Turns a wheel or the slots (docs/rules/play.md#draws).
 * @throws Problem PLAYER_BANNED, RATE_LIMITED, COMMITMENT_USED, WHEEL_NOT_FOUND, ROULETTE_TIMEOUT
 */
export async function drawWheel(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'events' | 'limiter'>,
  viewer: Viewer,
  asked: AskedDraw,
): Promise<DrawReceipt & { readonly next: string }> {
  refuse(subjectRules.draw(viewer));
  await deps.limiter.hit('wheelDraw', `user:${viewer.id}`);
  const { kind, nonce, commitment, seed } = asked;
  const at = deps.clock.now();
  const subject = kind === 'level' ? (seed ?? null) : null;
  const draw = { userId: viewer.id, game: 'wheels', kind, subject, nonce, commitment, at } as const;
  const { reply, next } = await transaction(deps.db, (trx) =>
    sealedDraw(trx, draw, async (make) => {
      if (kind === 'level') refuseWaiting(await selectUserTimeout(trx, viewer.id, at), at);
      const table = await tableOf(trx, deps, asked, at);
      const receipt = await make(() => table);
      return { receipt, reply: receipt };
    }),
  );
  return { ...reply, next };
}

async function tableOf(
  trx: Trx,
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'clock'>,
  { kind, seed }: AskedDraw,
  now: Date,
): Promise<DrawTable> {
  switch (kind) {
    case 'level': {
      const wheel = found(seed, 'WHEEL_NOT_FOUND');
      const { items } = found(await selectWheelList(trx, wheel, now), 'WHEEL_NOT_FOUND');
      return { kind, seed: wheel, levels: items.map(({ id }) => id) };
    }
    case 'difficulty': {
      const { rows } = await currentDifficulties(deps);
      return { kind, ...difficultyWheel(rows, deps.config.rareTurns) };
    }
    case 'reason':
      return { kind, words: REASONS };
    case 'gimmick':
      return { kind, words: GIMMICKS };
    case 'slots':
      return { kind, counts: SLOT_COUNTS };
  }
}
