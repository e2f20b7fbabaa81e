import { formatCount } from '@rondo/domain/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { EditIcon, PlusIcon } from '../../../ui/icons.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { type Team, teamListQuery } from '../api.ts';
import { CreatorFilters } from '../parts/CreatorFilters.tsx';
import { ListFrame } from '../parts/ListFrame.tsx';
import { VerifiedChip } from '../parts/VerifiedChip.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

const NewTeamDialog = lazyPart(() => import('./TeamDialog.tsx'), 'NewTeamDialog');

/** Teams by name, more of them on request. */
export function TeamsTab() {
  const { t } = useTranslation('pages/creators');
  const { search, reset } = useCreatorsSearch();
  const [isAdding, setAdding] = useState(false);
  const teams = useInfiniteQuery(teamListQuery(search.query));
  return (
    <>
      <CreatorFilters kind="teams" error={teams.error}>
        <Button variant="primary" icon={PlusIcon} onClick={() => setAdding(true)}>
          {t('team.add')}
        </Button>
      </CreatorFilters>
      <ListFrame
        kind="teams"
        result={{ ...teams, data: teams.data?.pages.flat(), isPlaceholderData: teams.isPlaceholderData }}
        isEmpty={(rows) => rows.length === 0}
        isFiltered={search.query !== ''}
        onReset={reset}
      >
        {(rows) => (
          <>
            <p role="status" className="mb-2 text-muted">
              {teams.hasNextPage
                ? t('list.firstTeams', { count: rows.length, shown: formatCount(rows.length) })
                : t('list.count.teams', { count: rows.length, shown: formatCount(rows.length) })}
            </p>
            <ul className="credit-list">
              {rows.map((team) => (
                <li key={team.id}>
                  <TeamCard team={team} />
                </li>
              ))}
            </ul>
            {teams.hasNextPage ? (
              <Button
                className="mx-auto mt-4 flex"
                busy={teams.isFetchingNextPage}
                onClick={() => void teams.fetchNextPage()}
              >
                {t('list.more')}
              </Button>
            ) : null}
          </>
        )}
      </ListFrame>
      {isAdding ? (
        <Suspense>
          <NewTeamDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function TeamCard({ team }: { team: Team }) {
  const { t } = useTranslation('pages/creators');
  const { openDialog } = useCreatorsSearch();
  const { id, name, aliases, description, isVerified, credits } = team;
  return (
    <article className="credit-card panel" data-verified={isVerified || undefined} aria-label={name}>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold wrap-anywhere">
            <Truncated text={name} limit={50} />
          </b>
          <span className="text-muted tabular-nums">#{id}</span>
          <VerifiedChip isVerified={isVerified} />
        </p>
        <p className="text-12 text-muted wrap-anywhere">
          {t('person.members', { count: credits.memberCount })} ·{' '}
          {t('person.levels', { count: credits.totalLevels })}
          {aliases.length > 0 ? ` · ${t('person.also', { aliases: aliases.join(', ') })}` : ''}
        </p>
        {description ? <p className="text-muted wrap-anywhere">{description}</p> : null}
      </div>
      <div className="credit-buttons">
        <Button
          size="small"
          icon={EditIcon}
          aria-label={t('person.manageNamed', { name })}
          onClick={() => openDialog({ team: id })}
        >
          {t('person.manage')}
        </Button>
      </div>
    </article>
  );
}
