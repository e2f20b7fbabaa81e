import type { Random } from '../../../platform/seeded-random.ts';
import { ARTISTS } from '../words/names.ts';
import { ODD_TITLES, TITLE_SCRIPTS } from '../words/titles.ts';

export type Song = {
  readonly title: string;
  readonly artist: string;
  /** Latin spelling of a title in another script. */
  readonly alias: string | null;
};

/** As many songs as asked for; no title twice, except one that several artists share. */
export function makeSongs(random: Random, count: number): Song[] {
  const songs = ODD_TITLES.map((title): Song => ({ title, artist: random.pick(ARTISTS), alias: null }));
  const taken = new Set(songs.map(({ title }) => title));
  for (let tries = 0; songs.length < count; tries += 1) {
    const song = makeSong(random);
    const title = tries > count * 4 ? `${song.title} ${tries}` : song.title;
    if (taken.has(title) && !random.chance(0.02)) continue;
    taken.add(title);
    songs.push({ ...song, title });
  }
  return random.sample(songs, songs.length);
}

function makeSong(random: Random): Song {
  const script = random.pick(TITLE_SCRIPTS);
  const [first, second] = [random.pick(script.first), random.pick(script.second)];
  const pattern = random.pick(script.patterns);
  const title = pattern.replace('%1', first.text).replace('%2', second.text);
  const isLatin = first.text === first.latin && second.text === second.latin;
  return { title, artist: random.pick(ARTISTS), alias: isLatin ? null : `${first.latin} ${second.latin}` };
}
