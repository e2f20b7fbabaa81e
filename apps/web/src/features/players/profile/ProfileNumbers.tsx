import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ShownScore } from '../../modifiers/index.ts';
import type { Player } from '../api.ts';
import { type Figure, figureText } from '../figure-text.ts';
import './ProfileNumbers.css';

const scores: Figure[] = ['rankedScore', 'generalScore', 'ppScore', 'wfScore', 'score12K'];
const counts: Figure[] = ['worldsFirstCount', 'averageXacc', 'totalPasses', 'universalPassCount'];

/** Scores above, counts below. */
export function ProfileNumbers({ player }: { player: Player }) {
  const { t } = useTranslation('pages/players');
  const figure = (key: Figure) => (
    <div key={key}>
      <dt className="over">{t(`key.${key}`)}</dt>
      <dd>
        {key === 'rankedScore' && player.overlay ? (
          <ShownScore
            playerId={player.id}
            overlay={player.overlay}
            shown={player.stats[key]}
            fallback={figureText(key, player.stats[key])}
          />
        ) : (
          figureText(key, player.stats[key])
        )}
      </dd>
    </div>
  );
  return (
    <section className="panel mt-8" aria-label={t('profile.numbers')}>
      <dl className="profile-numbers">{scores.map(figure)}</dl>
      <dl className="profile-numbers border-t border-hairline">{counts.map(figure)}</dl>
    </section>
  );
}
