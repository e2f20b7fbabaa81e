import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { DiceIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BaseScore, DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { LevelPicture, useVideoPicture, veilStyle } from '../../media/index.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './PickedLevel.css';

export type LevelQuery = Pick<
  UseQueryResult<Reply<'levelDetail'>>,
  'data' | 'error' | 'isFetching' | 'refetch'
>;

export interface PickedLevelProps {
  level: LevelQuery;
  onAgain: () => void;
  onRoll: () => void;
}

/** The level that the wheel picked, in front of it. */
export function PickedLevel({ level, onAgain, onRoll }: PickedLevelProps) {
  const { t } = useTranslation(['wheels', 'pages/levels']);
  const roll = useRef<HTMLButtonElement>(null);
  const { data, error } = level;
  const picture = useVideoPicture(data?.videoLink ?? '');
  const isReady = data !== undefined;
  // The wheel has just stepped back: what can be done next has the focus.
  useEffect(() => {
    if (isReady) roll.current?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <div className="picked grid w-full max-w-130 gap-4 text-left">
      {data ? (
        <div
          className="picked-card edge-of veiled veiled-left"
          style={{ ...edgeStyle(data.difficulty), ...veilStyle(data.difficulty) }}
        >
          <LevelPicture
            level={data}
            shape="band"
            still={picture}
            className="absolute inset-0 -z-2 size-full"
          />
          <DifficultyBadge of={data.difficulty} size={80} />
          <div className="min-w-0">
            <p className="ell text-muted tabular-nums">
              #{data.id} - {data.artist}
            </p>
            <h3 className="ell">
              <TextLink to="/levels/$id" params={{ id: data.id }}>
                <PersonText of={data.song} />
              </TextLink>
            </h3>
            <p className="text-faint tabular-nums">
              <BaseScore level={data} />
            </p>
          </div>
        </div>
      ) : error ? (
        <QueryError query={level} />
      ) : (
        <Skeleton height={128} radius={12} />
      )}
      <div className="picked-buttons flex items-center gap-3 max-sm:flex-wrap">
        <Button variant="ghost" onClick={onAgain}>
          {t('level.again')}
        </Button>
        <span className="text-12 text-faint">{t('level.who')}</span>
        <Button ref={roll} variant="primary" icon={DiceIcon} disabled={!isReady} onClick={onRoll}>
          {t('pages/levels:detail.roll')}
        </Button>
      </div>
    </div>
  );
}
