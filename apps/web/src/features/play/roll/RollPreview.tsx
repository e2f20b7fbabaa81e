import { decimal } from '@rondo/domain/format';
import { effectiveBase } from '@rondo/domain/passes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useMay } from '../../../lib/session/may.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ChevronRightIcon } from '../../../ui/icons.ts';
import { type BadgeOf, DifficultyBadge } from '../../difficulties/index.ts';
import type { Rolled } from './use-roll.ts';
import { listed } from '../../../lib/i18n/texts.ts';

/** A level as far as a roll looks at it. */
export interface RolledLevel {
  id: number;
  song: string;
  baseScore: number | null;
  difficulty: BadgeOf & { baseScore: number };
}

export interface RollPreviewProps {
  level: RolledLevel;
  rolled: Rolled;
  /** Why it could not be saved. */
  error: unknown;
}

/** What a roll makes of a level, before it counts. */
export function RollPreview({ level, rolled, error }: RollPreviewProps) {
  const { t } = useTranslation('wheels');
  const isApplied = useMay()('updateRolledLevel');
  const before = effectiveBase(level.baseScore, level.difficulty.baseScore);
  const after = effectiveBase(rolled.baseScore, rolled.difficulty.baseScore);
  return (
    <div className="grid gap-4">
      {error ? (
        <Banner tone="danger" role="alert" title={t('failure.save')}>
          <p>
            {problemText(error)} {t('failure.kept')}
          </p>
        </Banner>
      ) : null}
      <div className="rounded-card border border-hairline bg-surface-1 flex items-center justify-center gap-5 p-4 text-muted">
        <DifficultyBadge of={level.difficulty} size={64} />
        <Icon of={ChevronRightIcon} size={24} />
        <DifficultyBadge of={rolled.difficulty} size={64} />
      </div>
      <dl className="roll-facts">
        <Fact name={t('term.difficulty')}>
          <b>{rolled.difficulty.name}</b>
        </Fact>
        {rolled.kind === null ? null : (
          <Fact name={t(rolled.kind === 'reason' ? 'term.reason' : 'term.comment')}>{rolled.word}</Fact>
        )}
        <Fact name={t('term.baseScore')}>
          {after === 0 ? (
            <span className="text-faint">
              {t('preview.noBaseScore', { difficulty: rolled.difficulty.name })}
            </span>
          ) : (
            <>
              {before === after || before === 0 ? null : <s className="text-faint">{decimal(before, 2)}</s>}{' '}
              <b>{decimal(after, 2)}</b> PP
            </>
          )}
        </Fact>
        {isApplied ? <Rescored level={level} rolled={rolled} /> : null}
      </dl>
      {isApplied ? null : <p className="text-muted">{t('preview.unchanged')}</p>}
    </div>
  );
}

/** A preview names no more players than these. */
const MOST_PLAYERS = 50;

const inShort = (players: number) => (players < MOST_PLAYERS ? `${players}` : `${MOST_PLAYERS}+`);

function Rescored({ level, rolled }: Pick<RollPreviewProps, 'level' | 'rolled'>) {
  const { t } = useTranslation('wheels');
  const { diffId, baseScore } = rolled.values;
  const { data } = useQuery(query('previewLevelEdit', { id: level.id, body: { diffId, baseScore } }));
  return (
    <Fact name={t('preview.rescored')}>
      {data
        ? listed([
            t('preview.passes', { count: data.rescoredPasses }),
            t('preview.players', { count: data.players.length, shown: inShort(data.players.length) }),
          ])
        : '…'}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
