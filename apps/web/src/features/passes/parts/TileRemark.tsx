import { formatCount } from '@rondo/domain/format';
import { type Judgements, otherTileCount } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

export interface TileRemarkProps {
  judgements: Judgements;
  level: { tileCount: number | null };
}

/** Says quietly that a pass judges another number of tiles than its level has. */
export function TileRemark({ judgements, level }: TileRemarkProps) {
  const { t } = useTranslation('passes');
  const judged = otherTileCount(judgements, level);
  const { tileCount } = level;
  if (judged === null || tileCount === null) return null;
  return (
    <p className="text-faint tabular-nums">
      {t('tilesOf', { count: tileCount, judged: formatCount(judged), tiles: formatCount(tileCount) })}
    </p>
  );
}
