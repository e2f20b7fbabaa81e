import { aLevel, aPlayerRef, g6 } from '../../../testing/catalogue.ts';
import { answer } from '../../../testing/wire.ts';
import { details, openForm } from './forms.ts';

export const levelOf = (id: number, song: string, difficulty: object) =>
  aLevel({
    id,
    song,
    artist: 'Orrin Vale',
    creator: 'Fennick',
    charter: 'Fennick',
    difficulty: { ...g6, ...difficulty },
  });
export const g14 = levelOf(5127, 'Glass Meridian', { id: 34, name: 'G14', baseScore: 230 });
const u8 = levelOf(377, 'Letter of a Galaxy', { id: 48, name: 'U8', baseScore: 1500 });
export const koralik = aPlayerRef({ name: 'Koralik' });
const counts: [RegExp, string][] = [
  [/^Early perfect/, '20'],
  [/^Perfect/, '960'],
  [/^Late perfect/, '18'],
  [/^Too early/, '0'],
  [/^Early$/, '2'],
  [/^Late$/, '0'],
];

/** Everything that the form asks while it is filled in. */
export function answerPassForm(): void {
  answer('formDuplicates', { duplicates: [] });
  answer('difficulties', []);
  answer('videoDetails', details);
  answer('searchPlayers', [koralik]);
  answer('listLevels', ({ query = '' }) => {
    const results = [g14, u8].filter(({ id, song }) => query === `#${id}` || song.includes(query));
    return { results, count: results.length, hasMore: false };
  });
}

export async function openPassForm() {
  const form = await openForm('pass');
  const { enter, field, box } = form;
  const level = box(/^ID or name/);
  const player = () => box(/^Player/);
  const countAll = async () => {
    for (const [name, count] of counts) await enter(field(name), count);
  };
  return { ...form, level, player, countAll };
}
