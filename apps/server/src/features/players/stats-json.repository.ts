import {
  jsonNumber,
  jsonNumberOrNull,
  jsonObject,
  jsonReady,
  type JsonSql,
} from '../../platform/db/wire/json.ts';

/** Figures of PlayerStats over `s` player_stats, without the two difficulties. */
export const figureFields = {
  rankedScore: jsonNumber('s.ranked_score'),
  generalScore: jsonNumber('s.general_score'),
  ppScore: jsonNumber('s.pp_score'),
  wfScore: jsonNumber('s.wf_score'),
  score12K: jsonNumber('s.score_12k'),
  averageXacc: jsonNumber('s.average_xacc'),
  totalPasses: jsonNumber('s.total_passes'),
  universalPassCount: jsonNumber('s.universal_pass_count'),
  worldsFirstCount: jsonNumber('s.worlds_first_count'),
  rankedScoreRank: jsonNumberOrNull('s.rank'),
} as const;

/** The hardest difficulties, left-joined as `t` and `t12`. */
export const topFields = {
  topDiff: jsonReady('t.ref', 'null'),
  top12kDiff: jsonReady('t12.ref', 'null'),
} as const;

export const topJoins = `
  LEFT JOIN difficulties t ON t.id = s.top_diff_id
  LEFT JOIN difficulties t12 ON t12.id = s.top_12k_diff_id`;

export const playerStats: JsonSql = jsonObject({ ...figureFields, ...topFields });
