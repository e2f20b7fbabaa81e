import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Player } from '../api.ts';
import { figureText, OTHER_FIGURES } from '../figure-text.ts';

/** Scores and counts beside the ranked score. */
export function OtherScores({ player }: { player: Player }) {
  const { t } = useTranslation('pages/players');
  return (
    <section aria-labelledby="other-scores">
      <h2 id="other-scores">{t('profile.numbers')}</h2>
      <dl className="mt-2">
        {OTHER_FIGURES.map((key) => (
          <div
            key={key}
            className="flex min-h-10 items-center justify-between gap-4 border-b border-hairline last:border-0"
          >
            <dt className="text-muted">{t(`key.${key}`)}</dt>
            <dd className="font-semibold tabular-nums">{figureText(key, player.stats[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
