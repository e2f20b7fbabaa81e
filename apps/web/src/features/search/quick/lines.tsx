import { formatCount } from '@rondo/domain/format';
import { playerHandle, playerPictures } from '@rondo/domain/players';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon, type IconDrawing } from '../../../ui/Icon.tsx';
import { UsersIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { CreatorHit, LevelHit, PlayerHit } from './found.ts';
import { Marked } from './Marked.tsx';
import { type Why, whyCreator, whyPlayer } from './why.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import { slot, Written } from '../../../ui/Written.tsx';

interface LineProps {
  picture: ReactNode;
  main: ReactNode;
  below?: ReactNode;
  side?: ReactNode;
}

function Line({ picture, main, below, side }: LineProps) {
  return (
    <>
      <span className="grid w-8 flex-none place-items-center">{picture}</span>
      <span className="min-w-0 flex-1">
        <b className="quick-main ell">{main}</b>
        {below === undefined ? null : <small className="quick-below ell">{below}</small>}
      </span>
      {side === undefined ? null : <span className="quick-side">{side}</span>}
    </>
  );
}

interface Wanted {
  wanted: readonly string[];
  /** Milliseconds since 1970, of what was looked at before. */
  at?: number;
}

export function LevelLine({ level, wanted, at }: { level: LevelHit & { why?: Why | null } } & Wanted) {
  const { t } = useTranslation('search');
  const { why = null, id, song, artist, clears } = level;
  return (
    <Line
      picture={<DifficultyBadge of={level.difficulty} size={32} />}
      main={
        <PersonText of={song}>
          <Marked wanted={wanted}>{song}</Marked>
        </PersonText>
      }
      below={
        <>
          {why === null ? `#${id}` : <Because why={why} wanted={wanted} />} ·{' '}
          <PersonText of={artist}>
            <Marked wanted={wanted}>{artist}</Marked>
          </PersonText>
        </>
      }
      side={at === undefined ? t('quick.clears', { count: clears }) : <Seen at={at} />}
    />
  );
}

export function PlayerLine({ player, wanted, at }: { player: PlayerHit } & Wanted) {
  const handle = playerHandle(player.player);
  const why = whyPlayer(player, handle, wanted);
  return (
    <Line
      picture={<Avatar sources={playerPictures(player.player)} name={player.name} size={32} />}
      main={
        <PersonText of={player.name}>
          <Marked wanted={wanted}>{player.name}</Marked>
        </PersonText>
      }
      below={
        handle === null && why === null ? undefined : (
          <>
            {handle === null ? null : <Marked wanted={wanted}>{`@${handle}`}</Marked>}
            {handle === null || why === null ? null : ' · '}
            {why === null ? null : <Because why={why} wanted={wanted} />}
          </>
        )
      }
      side={
        <>
          <Flag country={player.country} />
          {at === undefined ? (
            player.rank > 0 ? (
              <span>#{formatCount(player.rank)}</span>
            ) : null
          ) : (
            <Seen at={at} />
          )}
        </>
      }
    />
  );
}

export function CreatorLine({ creator, wanted }: { creator: CreatorHit } & Wanted) {
  const { t } = useTranslation('search');
  const why = whyCreator(creator, wanted);
  const levels = t('quick.levelCount', { count: creator.levelCount });
  return (
    <Line
      picture={<Drawing of={UsersIcon} />}
      main={
        <PersonText of={creator.name}>
          <Marked wanted={wanted}>{creator.name}</Marked>
        </PersonText>
      }
      below={
        why === null ? (
          levels
        ) : (
          <>
            <Because why={why} wanted={wanted} /> · {levels}
          </>
        )
      }
    />
  );
}

export interface PlainLineProps {
  icon: IconDrawing;
  text: string;
  below?: string;
  side?: ReactNode;
  wanted?: readonly string[];
}

/** A page or something to do. */
export function PlainLine({ icon, text, below, side, wanted = [] }: PlainLineProps) {
  return (
    <Line
      picture={<Drawing of={icon} />}
      main={<Marked wanted={wanted}>{text}</Marked>}
      below={below}
      side={side}
    />
  );
}

function Drawing({ of }: { of: IconDrawing }) {
  return (
    <span className="quick-drawing">
      <Icon of={of} size={18} />
    </span>
  );
}

/** Which other name or credit matched, with the name where the language wants it. */
function Because({ why: { reason, name }, wanted }: { why: Why; wanted: readonly string[] }) {
  const { t } = useTranslation('search');
  return (
    <Written
      text={t(`quick.why.${reason}`, { name: slot('name') })}
      parts={{ name: <Marked wanted={wanted}>{name}</Marked> }}
    />
  );
}

function Seen({ at }: { at: number }) {
  return <TimeAgo at={new Date(at).toISOString()} />;
}
