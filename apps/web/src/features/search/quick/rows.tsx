import { formatCount } from '@rondo/domain/format';
import { formatSearch } from '@rondo/domain/levels';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/session/viewer.ts';
import { FilterIcon, UploadIcon } from '../../../ui/icons.ts';
import type { IconDrawing } from '../../../ui/Icon.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import type { Hits } from './hits.ts';
import { CreatorLine, LevelLine, PlainLine, PlayerLine } from './lines.tsx';
import type { Recent } from './recent.ts';
import { matchesWords, wantedWords } from './why.ts';

/** A page that can be gone to by its name. */
export interface NamedPage {
  to: string;
  search?: object | undefined;
  text: string;
  icon: IconDrawing;
  /** The letter that leads there after `g`. */
  go?: string | undefined;
}

export interface QuickRow {
  key: string;
  content: ReactNode;
  /** Where it leads, of this site. */
  href: string;
}

export interface QuickGroup {
  name: 'recent' | 'levels' | 'players' | 'creators' | 'pages' | 'actions';
  rows: QuickRow[];
  /** How many there are, in words. */
  count?: string;
}

/** Pages shown of those that a text names. */
const mostPages = 4;

/** What to choose from, in groups; groups without rows are left out. */
export function useQuickGroups(
  text: string,
  hits: Hits | undefined,
  recent: readonly Recent[],
  pages: readonly NamedPage[],
): QuickGroup[] {
  const { t } = useTranslation('search');
  const router = useRouter();
  const { user } = useSession();
  const href = (to: string, options: { params?: object; search?: object | undefined } = {}) =>
    router.buildLocation({ to, ...options } as never).href;
  const levelRow = (
    level: Parameters<typeof LevelLine>[0]['level'],
    wanted: readonly string[],
    at?: number,
  ) => ({
    key: `level-${level.id}`,
    content: <LevelLine level={level} wanted={wanted} {...(at !== undefined && { at })} />,
    href: href('/levels/$id', { params: { id: level.id } }),
  });
  const playerRow = (
    player: Parameters<typeof PlayerLine>[0]['player'],
    wanted: readonly string[],
    at?: number,
  ) => ({
    key: `player-${player.id}`,
    content: <PlayerLine player={player} wanted={wanted} {...(at !== undefined && { at })} />,
    href: href('/profile/$id', { params: { id: player.id } }),
  });
  const pageRow = ({ to, search, text: name, icon, go }: NamedPage, wanted: readonly string[]) => {
    const leadsTo = href(to, { search });
    const side = go ? <Kbd>{`G ${go.toUpperCase()}`}</Kbd> : undefined;
    return {
      // Two pages can be the same list with other filters.
      key: `page-${leadsTo}`,
      content: <PlainLine icon={icon} text={name} wanted={wanted} side={side} />,
      href: leadsTo,
    };
  };
  const listOf = (query: string) => href('/levels', { search: { query } });

  if (text === '')
    return withRows([
      {
        name: 'recent',
        rows: recent.map((seen) =>
          'level' in seen ? levelRow(seen.level, [], seen.at) : playerRow(seen.player, [], seen.at),
        ),
      },
      { name: 'pages', rows: pages.map((page) => pageRow(page, [])) },
    ]);

  const words = [text];
  const named = pages.filter((page) => matchesWords(page.text, words)).slice(0, mostPages);
  const pageGroup = { name: 'pages' as const, rows: named.map((page) => pageRow(page, words)) };
  if (!hits) return withRows([pageGroup]);
  const wanted = wantedWords(hits.text);
  const plain = [hits.text.replace(/^[@＠]/, '')];
  const { levels, players, creators, meant } = hits;
  const [first] = levels.rows;
  const isNothing = levels.count + players.count + creators.count === 0;
  const list = {
    key: 'all-levels',
    content: (
      <PlainLine
        icon={FilterIcon}
        wanted={plain}
        text={isNothing ? t('quick.searchList') : t('quick.allLevels', { query: hits.text })}
        {...(isNothing && { below: t('quick.searchListText') })}
        side={isNothing ? undefined : formatCount(levels.count)}
      />
    ),
    href: listOf(hits.text),
  };
  const submit = first && {
    key: 'submit',
    content: <PlainLine icon={UploadIcon} wanted={wanted} text={t('quick.submit', { level: first.song })} />,
    href: href('/submission/pass', { search: { level: first.id } }),
  };
  return withRows([
    {
      name: 'levels',
      rows: meant ? [levelRow(meant, [])] : levels.rows.map((level) => levelRow(level, wanted)),
      count: meant ? t('quick.meant') : countOf(levels),
    },
    {
      name: 'players',
      rows: players.rows.map((player) => playerRow(player, plain)),
      count: countOf(players),
    },
    {
      name: 'creators',
      rows: creators.rows.map((creator) => ({
        key: `creator-${creator.id}`,
        content: <CreatorLine creator={creator} wanted={plain} />,
        href: listOf(levelsBy(creator.name)),
      })),
      count: countOf(creators),
    },
    pageGroup,
    {
      name: 'actions',
      rows: [...(levels.count > 1 || isNothing ? [list] : []), ...(submit && user !== null ? [submit] : [])],
    },
  ]);

  function countOf({ rows, count }: { rows: readonly unknown[]; count: number }): string {
    return count > rows.length
      ? t('quick.ofAll', { shown: rows.length, all: formatCount(count) })
      : formatCount(count);
  }
}

const withRows = (groups: QuickGroup[]) => groups.filter(({ rows }) => rows.length > 0);

function levelsBy(creator: string): string {
  const term = { field: 'creator', mode: 'equals', value: creator, isNegated: false } as const;
  return formatSearch({ kind: 'terms', groups: [[term]] });
}
