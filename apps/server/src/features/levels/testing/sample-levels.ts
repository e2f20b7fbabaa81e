import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import type { Db } from '../../../platform/db/database.ts';
import { columnsOf } from '../../../platform/db/entity-row.ts';
import { type Drawing, drawing } from '../../../testing/drawing.ts';

export interface SampleLevel {
  readonly id: number;
  readonly song: string;
  readonly artist: string;
  readonly creator: string;
  readonly charter: string;
  readonly vfxer: string;
  readonly team: string;
  readonly teamId: number | null;
  /** Name and aliases of the team that it is attached to. */
  readonly teamNames: readonly string[];
  readonly songAliases: readonly string[];
  readonly artistAliases: readonly string[];
  readonly credits: readonly {
    readonly role: 'charter' | 'vfxer';
    readonly creatorId: number;
    readonly names: readonly string[];
  }[];
  readonly diffId: number;
  readonly clears: number;
  readonly isDeleted: boolean;
  readonly isHidden: boolean;
  readonly toRate: boolean;
  readonly shuffle: number;
}

/** Words that make searches interesting: several scripts, wildcards, separators of the grammar, widths and case. */
export const sampleWords = [
  'Night',
  'night',
  'NIGHT',
  'Straße',
  'STRASSE',
  '夜に駆ける',
  '별',
  'ＷＩＤＥ',
  'wide',
  '100%',
  '50_50',
  'back\\slash',
  'a,b',
  'x|y',
  'say "hi"',
  '#12',
  '-minus',
  'Ωmega',
  'ΣΑΣ',
  'é',
  'zero\u200dwidth',
  'C:drive',
];

/** Few values for many rows: every order has long ties. */
export function sampleLevels(count: number, seed = 1): readonly SampleLevel[] {
  const draw = drawing(seed);
  return Array.from({ length: count }, (_, index) => sampleLevel(index + 1, draw));
}

const creators = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Maker ${index + 1} ${sampleWords[index] ?? ''}`,
  aliases: index % 3 === 0 ? [`Alias of ${index + 1}`, sampleWords[index + 5] ?? ''] : [],
}));
const teams = [
  { id: 1, name: 'Team Night', aliases: ['TN'] },
  { id: 2, name: 'Lone 100%', aliases: [] },
];

function sampleLevel(id: number, draw: Drawing): SampleLevel {
  const words = () => Array.from({ length: 1 + draw.below(2) }, () => draw.of(sampleWords)).join(' ');
  const optional = () => (draw.once(3) ? words() : '');
  const team = draw.once(8) ? draw.of(teams) : null;
  return {
    id,
    song: words(),
    artist: optional(),
    creator: optional(),
    charter: optional(),
    vfxer: optional(),
    team: draw.once(10) ? words() : '',
    teamId: team?.id ?? null,
    teamNames: team === null ? [] : [team.name, ...team.aliases],
    songAliases: draw.once(6) ? [`other ${id % 7}`] : [],
    artistAliases: draw.once(9) ? [draw.of(sampleWords)] : [],
    credits: Array.from({ length: draw.below(3) }, (_, index) => {
      const creator = creators[(id + index * 5) % creators.length] as (typeof creators)[number];
      const role = index === 0 ? ('charter' as const) : ('vfxer' as const);
      return { role, creatorId: creator.id, names: [creator.name, ...creator.aliases] };
    }),
    diffId: draw.once(5) ? 0 : draw.of(SEED_DIFFICULTIES).id,
    clears: draw.once(2) ? 0 : draw.below(4),
    isDeleted: draw.once(9),
    isHidden: draw.once(9),
    toRate: draw.once(3),
    shuffle: draw.below(50) / 50,
  };
}

export async function insertSampleLevels(db: Db, levels: readonly SampleLevel[]): Promise<void> {
  await db.insertInto('creators').values(creators).execute();
  await db.insertInto('teams').values(teams).execute();
  const rows = levels.map(({ teamNames: _, songAliases: __, artistAliases: ___, credits: ____, ...level }) =>
    columnsOf(level),
  );
  await db.insertInto('levels').values(rows).execute();
  const credits = levels.flatMap(({ id, credits: list }) =>
    list.map(({ role, creatorId }) => ({ level_id: id, creator_id: creatorId, role })),
  );
  await db.insertInto('credits').values(credits).execute();
  const alias = (level_id: number, field: 'song' | 'artist', text: string) => ({
    level_id,
    field,
    alias: text,
    original_value: '',
  });
  await db
    .insertInto('level_aliases')
    .values(
      levels.flatMap(({ id, songAliases, artistAliases }) => [
        ...songAliases.map((text) => alias(id, 'song', text)),
        ...artistAliases.map((text) => alias(id, 'artist', text)),
      ]),
    )
    .execute();
}
