import { formatCount } from '@rondo/domain/format';
import { formatSearch } from '@rondo/domain/levels';
import { playerHandle, playerPictures } from '@rondo/domain/players';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchIcon, UsersIcon } from '../../../ui/icons.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { CreatorHit, Hits, LevelHit, PlayerHit } from './hits.ts';

export interface QuickRow {
  key: string;
  content: ReactNode;
  open: () => void;
}

export interface QuickGroup {
  name: 'levels' | 'players' | 'creators';
  rows: QuickRow[];
}

/** What was found as rows in groups; groups without rows are left out. */
export function useQuickGroups(hits: Hits | undefined): QuickGroup[] {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  if (!hits) return [];
  const findLevels = (query: string) => void navigate({ to: '/levels', search: { query } });
  const levels = hits.levels.map((level) => ({
    key: `level-${level.id}`,
    content: <LevelLine level={level} />,
    open: () => void navigate({ to: '/levels/$id', params: { id: level.id } }),
  }));
  const all = {
    key: 'levels',
    content: <Line picture={<Icon of={SearchIcon} />} main={t('quick.allLevels', { query: hits.text })} />,
    open: () => findLevels(hits.text),
  };
  const players = hits.players.map((player) => ({
    key: `player-${player.id}`,
    content: <PlayerLine player={player} />,
    open: () => void navigate({ to: '/profile/$id', params: { id: player.id } }),
  }));
  const creators = hits.creators.map((creator) => ({
    key: `creator-${creator.id}`,
    content: <CreatorLine creator={creator} />,
    open: () => findLevels(levelsBy(creator.name)),
  }));
  const groups: QuickGroup[] = [
    { name: 'levels', rows: levels.length > 1 ? [...levels, all] : levels },
    { name: 'players', rows: players },
    { name: 'creators', rows: creators },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function levelsBy(creator: string): string {
  const term = { field: 'creator', mode: 'equals', value: creator, isNegated: false } as const;
  return formatSearch({ kind: 'terms', groups: [[term]] });
}

function Line({ picture, main, side }: { picture: ReactNode; main: ReactNode; side?: ReactNode }) {
  return (
    <>
      <span className="grid w-7 flex-none place-items-center">{picture}</span>
      <span className="ell flex-1">{main}</span>
      {side === undefined ? null : <span className="quick-side">{side}</span>}
    </>
  );
}

function LevelLine({ level }: { level: LevelHit }) {
  return (
    <Line
      picture={<DifficultyBadge of={level.difficulty} size={28} />}
      main={
        <>
          <b className="font-semibold">{level.song}</b> <span className="text-muted">{level.artist}</span>
        </>
      }
      side={`#${level.id}`}
    />
  );
}

function PlayerLine({ player }: { player: PlayerHit }) {
  const { t } = useTranslation('search');
  const handle = playerHandle(player.player);
  return (
    <Line
      picture={<Avatar sources={playerPictures(player.player)} name={player.name} size={28} />}
      main={
        <>
          <b className="font-semibold">{player.name}</b> <Flag country={player.country} />
          {handle === null ? null : <span className="text-muted"> @{handle}</span>}
        </>
      }
      side={player.rank > 0 ? t('quick.rank', { rank: formatCount(player.rank) }) : undefined}
    />
  );
}

function CreatorLine({ creator }: { creator: CreatorHit }) {
  const { t } = useTranslation('search');
  const { levelCount } = creator;
  return (
    <Line
      picture={<Icon of={UsersIcon} />}
      main={<b className="font-semibold">{creator.name}</b>}
      side={t('quick.levelCount', { count: levelCount })}
    />
  );
}
