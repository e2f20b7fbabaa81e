import { formatScore } from '@rondo/domain/format';
import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './EffectDialog.css';

type EditEffect = Reply<'previewLevelEdit'>;

export interface EffectFiguresProps {
  effect: EditEffect;
  /** In the tense of the place: what will happen, or what did. */
  texts: 'pages/level-edit' | 'pages/level-history';
}

/** How many passes an edit rescores, and whom it moves in the standings. */
export function EffectFigures({ effect: { rescoredPasses, players }, texts }: EffectFiguresProps) {
  const { t } = useTranslation(texts);
  return (
    <div className="grid gap-4">
      <p>{t('effect.passes', { count: rescoredPasses })}</p>
      {players.length > 0 ? (
        <RankMoves caption={t('effect.players')} players={players} />
      ) : (
        <p>{t('effect.nobody')}</p>
      )}
    </div>
  );
}

interface RankMovesProps extends Pick<EditEffect, 'players'> {
  caption: string;
}

/** Whom an edit of a level moves in the standings, and how far. */
function RankMoves({ caption, players }: RankMovesProps) {
  const { t } = useTranslation('pages/level-edit');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
    <div className="edit-moves" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="over">{caption}</caption>
        <thead>
          <tr>
            <th>{t('term.player')}</th>
            <th className="num">{t('term.rankedScore')}</th>
            <th className="num">{t('effect.rank')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <td className="wrap-anywhere">
                <PersonText of={player.name} />
              </td>
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
