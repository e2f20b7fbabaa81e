import { formatCount } from '@rondo/domain/format';
import { type LeaderboardKey, playerPictures } from '@rondo/domain/players';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { LeaderRow } from '../api.ts';
import { StatValue } from './StatValue.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import './OwnBar.css';

export interface OwnBarProps {
  row: LeaderRow;
  sortBy: LeaderboardKey;
  onShow: (place: number) => void;
}

/** The reader's own row at the lower edge of the window, while it is out of sight in the list. */
export function OwnBar({ row, sortBy, onShow }: OwnBarProps) {
  const { t } = useTranslation('pages/players');
  return (
    <aside className="own-bar" aria-label={t('own.row')}>
      <b className="tabular-nums">#{formatCount(row.position)}</b>
      <Avatar sources={playerPictures(row.player)} name={row.name} size={28} />
      <b className="ell" title={row.name}>
        <PersonText of={row.name} />
      </b>
      <Chip>{t('own.you')}</Chip>
      <b className="ml-auto tabular-nums max-md:hidden">
        <StatValue row={row} of={sortBy} />
      </b>
      <Button size="small" className="max-md:ml-auto" onClick={() => onShow(row.position)}>
        {t('own.show')}
      </Button>
    </aside>
  );
}
