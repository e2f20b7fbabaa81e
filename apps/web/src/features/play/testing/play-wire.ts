import { difficultyWheel, GIMMICKS, REASONS, SLOT_COUNTS, USUAL_RARE_TURNS } from '@rondo/domain/play';
import { aLevelDetail, allDifficulties } from '../../../testing/catalogue.ts';
import { answer } from '../../../testing/wire.ts';

export const commitment = '9c4177d2'.padEnd(60, '0').concat('e07b');
export const next = '5'.repeat(64);

/** A wheel of four levels; the third is the level of the catalogue. */
export const levelWheel = {
  items: [3, 4, 5, 6].map((id) => ({
    id,
    name: id === 5 ? 'Night Ferry' : `Level ${id}`,
    color: '#F79851',
    diffId: 26,
  })),
  seed: 48_211,
  total: 5_127,
  commitment,
};

const wheel = difficultyWheel(allDifficulties, USUAL_RARE_TURNS);
export const idOf = (name: string) => allDifficulties.find((one) => one.name === name)?.id ?? 0;

const tables = {
  level: { kind: 'level', seed: levelWheel.seed, levels: levelWheel.items.map(({ id }) => id) },
  difficulty: { kind: 'difficulty', ...wheel },
  reason: { kind: 'reason', words: REASONS },
  gimmick: { kind: 'gimmick', words: GIMMICKS },
  slots: { kind: 'slots', counts: SLOT_COUNTS },
};

export const picks = { kind: 'level', index: 2, levelId: 5 };
export const rolls = (name: string, turn = 'usual') => {
  const index = wheel.difficulties.indexOf(idOf(name));
  return { kind: 'difficulty', turn, index: index < 0 ? null : index, diffId: idOf(name) };
};

/** What the server answers to draws, in order: outcomes, or what refuses. */
export function answerDraws(...outcomes: readonly (object | Response)[]): void {
  let at = 0;
  answer('draw', ({ body }) => {
    const outcome = outcomes[at++];
    if (outcome instanceof Response) return outcome;
    return {
      id: 100 + at,
      at: '2026-01-02T03:04:05.000Z',
      commitment,
      secret: '5e'.repeat(32),
      nonce: body.nonce,
      table: tables[body.kind],
      draws: [0.25],
      outcome,
      next,
    };
  });
}

/** The calls of the start page and of the level that the wheel picks. */
export function answerPlay(): void {
  answer('nextForYou', []);
  answer('ownHome', { isBanned: false, standing: null, lastClear: null });
  answer('homeFeed', { latest: [], newLevels: [], hardest: [] });
  answer('statistics', {
    overview: {
      totalLevels: 1,
      totalPasses: 1,
      totalPlayers: 1,
      totalActivePlayers: 1,
      passesLast30Days: 1,
      listedPasses: 1,
      listedPassesLast30Days: 1,
      rankedPlayers: 1,
    },
    difficulties: { byType: { PGU: [], SPECIAL: [] } },
  });
  answer('difficulties', allDifficulties);
  answer('levelWheel', levelWheel);
  answer('levelDetail', aLevelDetail(), { id: 5 });
}
