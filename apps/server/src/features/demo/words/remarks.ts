/** What people write under ratings, levels and videos; all made up. */
export const RATING_COMMENTS: readonly string[] = [
  '',
  '',
  '',
  'The second half carries it. First half is two steps lower.',
  'Readable, but the hold section wants its own finger.',
  'Trójki w środku robią robotę, reszta lekka.',
  '中间的变速需要背谱，其余正常。',
  '후반 연타가 생각보다 쉬움',
  'ラストの同時押しだけ別物。',
  'Cleared it third try, so not higher than this.',
  'Strong for its step. Would not fight one up.',
  'Средняя часть читается плохо, но темп спокойный.',
  'Two-handed streams all the way; endurance more than speed.',
  'Same patterns as %other, half a step above it.',
  'Compared with %other this is the easier one, see the reference.',
  '和 %other 差不多，最后一段略难。',
  'Porównałbym z %other: podobna gęstość, mniej miejsca na oddech.',
];

export const NOT_ACCEPTABLE_COMMENTS: readonly string[] = [
  'Offset is wrong from the first beat on.',
  'The last minute is unfinished: tiles with no song.',
  'Flashes far too brightly for anyone to play.',
];

export const PUBLIC_COMMENTS: readonly string[] = [
  'Needs the keyboard limiter off.',
  'Harder with 12K than with 16K.',
  'Contains flashing lights.',
  'Rated for the main chart; the hidden section does not count.',
  'Ending changed after release, older clears stand.',
];

export const RERATE_REASONS: readonly string[] = [
  'Too easy for its step since the patch of the ending.',
  'Several players ask for one step more.',
  'Compared with the new reference levels.',
  'The speed change in the middle was taken out.',
  'Nobody who voted found it as hard as its number.',
];

export const DECLINE_REASONS: readonly string[] = [
  'The video does not show the judgements.',
  'This level is on the site already.',
  'Download link asks for a password.',
];

export const FEELINGS: readonly string[] = [
  '',
  '',
  '',
  '3',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'G5',
  'G12~G14',
  'P18',
  'U4',
  '20.3+',
  '21.1',
];

export const VIDEO_TITLES: readonly string[] = [
  '%song clear',
  '[%diff] %song',
  '%artist - %song (full clear)',
  '%song 클리어',
  '【%diff】%song クリア',
  '%song 通关',
  '%song przejście',
  '%song — прохождение',
];
