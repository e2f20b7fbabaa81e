import { formatScore } from '@rondo/domain/format';
import type { Reply } from '../../lib/api/contract.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { slot, Written } from '../../ui/Written.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

/** What an edit of a level did to passes and standings, as it was recorded with the edit. */
export type RecordedEffect = Reply<'changeEffect'>;

/** Enough to see what happened; the others moved less. */
const NAMED = 5;

export function isRecordedEffect(value: unknown): value is RecordedEffect {
  return typeof value === 'object' && value !== null && 'rescoredPasses' in value && 'players' in value;
}

type Standing = RecordedEffect['players'][number];

const scoreWords = ({ rankedScoreBefore, rankedScoreAfter }: Standing) =>
  `${formatScore(rankedScoreBefore)} → ${formatScore(rankedScoreAfter)}`;

const rankWords = ({ rankBefore, rankAfter }: Standing) => `#${rankBefore} → #${rankAfter}`;

export function EffectOfEdit({ effect }: { effect: RecordedEffect }) {
  const { t } = useTranslation('pages/log');
  const { rescoredPasses: count, players } = effect;
  const others = players.length - NAMED;
  return (
    <>
      {t('effect.passes', { count })}
      {players.slice(0, NAMED).map((player) => (
        <span key={player.id} className="block tabular-nums">
          <Written
            text={t('joined.labelled', {
              label: slot('name'),
              value:
                player.rankBefore === player.rankAfter
                  ? scoreWords(player)
                  : t('joined.aside', { text: scoreWords(player), aside: rankWords(player) }),
            })}
            parts={{
              name: (
                <span className="wrap-anywhere">
                  <PersonText of={player.name} />
                </span>
              ),
            }}
          />
        </span>
      ))}
      {others > 0 ? <span className="block">{t('effect.others', { count: others })}</span> : null}
    </>
  );
}
