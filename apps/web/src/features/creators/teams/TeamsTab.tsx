import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { teamListQuery } from '../api.ts';
import { NamedCard } from '../parts/EntryCard.tsx';
import { ListTab } from '../parts/ListTab.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

const NewTeamDialog = lazyPart(() => import('./TeamDialog.tsx'), 'TeamForm');

/** Teams by name, more of them on request. */
export function TeamsTab() {
  const { t } = useTranslation('pages/creators');
  const { search, openDialog } = useCreatorsSearch();
  const teams = useInfiniteQuery(teamListQuery(search.query));
  const rows = teams.data?.pages.flat();
  const count = rows?.length ?? 0;
  return (
    <ListTab
      kind="teams"
      result={teams}
      rows={rows}
      counted={t(teams.hasNextPage ? 'list.firstTeams' : 'list.count.teams', {
        count,
      })}
      add={{ label: t('team.add'), Dialog: NewTeamDialog }}
      renderRow={(team) => (
        <NamedCard
          entry={team}
          limit={50}
          counts={[
            t('person.members', { count: team.credits.memberCount }),
            t('person.levels', { count: team.credits.totalLevels }),
          ].join(' · ')}
          onManage={() => openDialog({ team: team.id })}
        >
          {team.description ? <p className="text-muted wrap-anywhere">{team.description}</p> : null}
        </NamedCard>
      )}
      end={
        teams.hasNextPage ? (
          <Button
            className="mx-auto mt-4 flex"
            busy={teams.isFetchingNextPage}
            onClick={() => void teams.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        ) : null
      }
    />
  );
}
