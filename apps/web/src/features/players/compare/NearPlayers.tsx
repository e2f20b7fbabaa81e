import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { playerStandingQuery } from '../api.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

/** The next players by rank, to be compared with. Nothing until they are known, and without a rank. */
export function NearPlayers({ id }: { id: number }) {
  const { t } = useTranslation('pages/compare');
  const titleId = useId();
  const { data } = useQuery(playerStandingQuery(id));
  const near = [data?.ahead ?? [], data?.behind ?? []].flat();
  if (near.length === 0) return null;
  return (
    <div>
      <p id={titleId} className="over">
        {t('chooser.near')}
      </p>
      <ul aria-labelledby={titleId}>
        {near.map((player) => (
          <li key={player.id}>
            <Link
              to="/compare/$id/$otherId"
              params={{ id, otherId: player.id }}
              className="flex min-h-10 min-w-0 items-center gap-2 hover:underline"
            >
              <span className="ell font-medium" title={player.name}>
                <PersonText of={player.name} />
              </span>
              <Flag country={player.country} />
              <span className="ml-auto text-faint tabular-nums">#{player.rank}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
