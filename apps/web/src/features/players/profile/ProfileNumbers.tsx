import { formatAccuracy, formatCount, formatScore } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Player } from '../api.ts';
import './ProfileNumbers.css';

const scores = ['rankedScore', 'generalScore', 'ppScore', 'wfScore', 'score12K'] as const;

/** Scores above, counts below. */
export function ProfileNumbers({ player }: { player: Player }) {
  const { t } = useTranslation('pages/players');
  const { stats } = player;
  return (
    <section className="panel mt-8" aria-label={t('profile.numbers')}>
      <dl className="profile-numbers">
        {scores.map((key) => (
          <Figure key={key} name={t(`key.${key}`)} value={formatScore(stats[key])} />
        ))}
      </dl>
      <dl className="profile-numbers profile-counts">
        <Figure name={t('key.worldsFirstCount')} value={formatCount(stats.worldsFirstCount)} />
        <Figure name={t('key.averageXacc')} value={formatAccuracy(stats.averageXacc)} />
        <Figure name={t('key.totalPasses')} value={formatCount(stats.totalPasses)} />
        <Figure name={t('key.universalPassCount')} value={formatCount(stats.universalPassCount)} />
      </dl>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="over">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
