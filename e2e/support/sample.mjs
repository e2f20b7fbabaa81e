const NOBODY = 1;

/**
 * Ids of the catalogue that screens.mjs asks for: a level with many passes, one with none, one that is
 * being rated, a pass, a perfect one, two players with passes.
 * An empty catalogue gives ids that lead to "not found".
 * @param {string} url
 * @returns {Promise<import('./screens.mjs').Sample>}
 */
export async function sampleOf(url) {
  const first = async (path) => (await (await fetch(url + path)).json()).results?.[0]?.id ?? NOBODY;
  const leaders = async () => {
    const { results } = await (await fetch(`${url}/v2/database/leaderboard?limit=2`)).json();
    return [results?.[0]?.id ?? NOBODY, results?.[1]?.id ?? NOBODY];
  };
  const rated = async () => {
    const answer = await fetch(`${url}/v2/database/levels?limit=100`);
    return (await answer.json()).results?.find(({ toRate }) => toRate)?.id ?? NOBODY;
  };
  const [levelId, emptyLevelId, ratedLevelId, passId, perfectPassId, [playerId, otherPlayerId]] =
    await Promise.all([
      first('/v2/database/levels?sort=CLEARS_DESC&limit=1'),
      first('/v2/database/levels?clearedFilter=hide&limit=1'),
      rated(),
      first('/v2/database/passes?limit=1'),
      first('/v2/database/passes?sort=XACC_DESC&limit=1'),
      leaders(),
    ]);
  return { levelId, emptyLevelId, ratedLevelId, passId, perfectPassId, playerId, otherPlayerId };
}
