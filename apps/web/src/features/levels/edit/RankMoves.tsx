import { formatScore } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { EditEffect } from './api.ts';
import './EffectDialog.css';

export interface RankMovesProps extends Pick<EditEffect, 'players'> {
  caption: string;
}

/** Whom an edit of a level moves in the standings, and how far. */
export function RankMoves({ caption, players }: RankMovesProps) {
  const { t } = useTranslation('pages/level-edit');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
    <div className="edit-moves" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="over">{caption}</caption>
        <thead>
          <tr>
            <th>{t('effect.player')}</th>
            <th className="num">{t('effect.rankedScore')}</th>
            <th className="num">{t('effect.rank')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <td className="wrap-anywhere">{player.name}</td>
              <td className="num">
                <Change
                  from={formatScore(player.rankedScoreBefore)}
                  to={formatScore(player.rankedScoreAfter)}
                />
              </td>
              <td className="num">
                <Change from={`#${player.rankBefore}`} to={`#${player.rankAfter}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  if (from === to) return <span className="text-faint">{to}</span>;
  return (
    <>
      <span className="text-faint">{from}</span> <span aria-hidden="true">→</span>{' '}
      <strong className="font-semibold text-text">{to}</strong>
    </>
  );
}
