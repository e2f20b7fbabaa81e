/** Where the schema's shape rules are wider than the form's: each kind is one line of the report, in this order. */
export const RELAXATIONS = {
  songBlanks: 'songs with outer blanks, line feeds or signs that nobody sees: tidied',
  noArtist: 'levels without an artist',
  noCreator: 'levels without a creator text',
  noCharter: 'levels without a charter credit',
  noLevelVideo: 'levels without a video',
  unknownLevelVideo: 'levels whose video link is no known video: kept unchanged',
  severalVideos:
    'video fields with more than one link or with other words: the first video taken, the rest left out',
  noDownload: 'levels with neither download nor workshop link',
  oddLink: 'download or workshop links that are no web address: kept unchanged',
  foreignLink: 'links with another scheme than http and https, of levels or passes: left out',
  longTeam: 'teams with a name over 200 characters',
  blankCredit: 'credits with a blank name: left out',
  repeatedCredit: 'creators credited twice in one role of a level: kept once',
  otherSpelling: 'other spellings of creator names: kept as aliases',
  ownBase: "base scores equal to the difficulty's own: not set",
  unknownCountry: 'players of an unknown country: XX',
  playerBlanks: 'player names with outer blanks, line feeds or signs that nobody sees: tidied',
  equalName: 'players who share their name with another: kept',
  noPassVideo: 'passes without a video',
  unknownPassVideo: 'passes whose video link is no known video: kept unchanged',
  noTitle: 'passes without a video title',
  noFeeling: 'passes without a feeling rating',
  noSpeed: 'passes without a speed: 1',
  oddSpeed: 'passes with a speed outside 1 … 100: kept',
  timeTail: 'upload times with something behind them: only the time kept',
  oddTime: 'upload times before 2010 or in the future: kept',
  noKeyMode: 'passes without the key mode that the form asks for',
  oddKeyMode: 'passes with a key mode that their difficulty does not offer: kept',
  repeatedReference: 'references named twice for one difficulty: kept once',
} as const;

export type Relaxation = keyof typeof RELAXATIONS;

/** Counts what was relaxed. */
export class RelaxationCounts {
  readonly #counts = new Map<Relaxation, number>();

  add(kind: Relaxation, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  /** The kinds that occurred, in the order of the report. */
  entries(): { readonly kind: Relaxation; readonly count: number }[] {
    return (Object.keys(RELAXATIONS) as Relaxation[])
      .map((kind) => ({ kind, count: this.#counts.get(kind) ?? 0 }))
      .filter(({ count }) => count > 0);
  }
}
