export { type PicturedPlayer, playerHandle, playerPictures } from './appearance.ts';
export {
  countLeads,
  type Lead,
  LEADS,
  type OpenGain,
  openGains,
  type SharedLevel,
  sharedLevels,
  type StepAccuracies,
  stepLead,
} from './compare.ts';
export { COUNTRIES, countryCode, UNKNOWN_COUNTRY } from './country.ts';
export { playerFields } from './fields.ts';
export {
  handleIn,
  isLeaderboardKey,
  leaderboard,
  LEADERBOARD_KEYS,
  type LeaderboardKey,
  type LeaderboardQuery,
  leaderboardKeyKind,
  parseLeaderboardQuery,
  secondaryKeys,
} from './leaderboard.ts';
export { type LadderCell, type LadderClear, ladderOf, quartersOf } from './ladder.ts';
export {
  type Move,
  type MoveSummary,
  type Passed,
  type PlayerMove,
  type RankedStanding,
  summariseMoves,
} from './moves.ts';
export { MAX_PLAYER_NAME, numberedPlayerName, playerNameProblem } from './player-name.ts';
export { comparedDays, firstDayKept, scoresByDay } from './rank-days.ts';
export {
  highestScores,
  RANK_WEIGHT,
  RANKED_PASSES,
  rankedScore,
  type ScoredPass,
  scoreInfo,
  scoreInfos,
  topScores,
} from './ranked-score.ts';
export { MOST_PINS, shownPins, topShare } from './top-share.ts';
