import type { Migration } from 'kysely';
import * as text from './0001_text.ts';
import * as accounts from './0002_accounts.ts';
import * as catalogue from './0003_catalogue.ts';
import * as levelCards from './0004_level_cards.ts';
import * as passes from './0005_passes.ts';
import * as submissions from './0006_submissions.ts';
import * as ratingsAndStaff from './0007_ratings_and_staff.ts';
import * as imports from './0008_imports.ts';
import * as score from './0009_score.ts';
import * as mailsAndOauth from './0010_mails_and_oauth.ts';
import * as liveListeners from './0011_live_listeners.ts';
import * as lowestScores from './0012_lowest_scores.ts';
import * as history from './0014_history.ts';
import * as ratings from './0015_ratings.ts';
import * as songNames from './0016_song_names.ts';
import * as jobs from './0017_jobs.ts';
import * as tileCount from './0018_tile_count.ts';
import * as difficulties from './0019_difficulties.ts';
import * as finding from './0020_finding.ts';
import * as jobWaits from './0021_job_waits.ts';
import * as announcements from './0022_announcements.ts';
import * as rescoring from './0023_rescoring.ts';
import * as days from './0024_days.ts';
import * as mergedVotes from './0025_merged_votes.ts';
import * as slowLanes from './0027_slow_lanes.ts';
import * as siteState from './0028_site_state.ts';
import * as play from './0029_play.ts';
import * as tidyTexts from './0030_tidy_texts.ts';
import * as videoLinks from './0032_video_links.ts';
import * as demoRules from './0033_demo_rules.ts';

/** Every migration in its order: a static list, so that the bundled server carries them. */
export const migrations: Record<string, Migration> = {
  '0001_text': text,
  '0002_accounts': accounts,
  '0003_catalogue': catalogue,
  '0004_level_cards': levelCards,
  '0005_passes': passes,
  '0006_submissions': submissions,
  '0007_ratings_and_staff': ratingsAndStaff,
  '0008_imports': imports,
  '0009_score': score,
  '0010_mails_and_oauth': mailsAndOauth,
  '0011_live_listeners': liveListeners,
  '0012_lowest_scores': lowestScores,
  '0014_history': history,
  '0015_ratings': ratings,
  '0016_song_names': songNames,
  '0017_jobs': jobs,
  '0018_tile_count': tileCount,
  '0019_difficulties': difficulties,
  '0020_finding': finding,
  '0021_job_waits': jobWaits,
  '0022_announcements': announcements,
  '0023_rescoring': rescoring,
  '0024_days': days,
  '0025_merged_votes': mergedVotes,
  '0027_slow_lanes': slowLanes,
  '0028_site_state': siteState,
  '0029_play': play,
  '0030_tidy_texts': tidyTexts,
  '0032_video_links': videoLinks,
  '0033_demo_rules': demoRules,
};
