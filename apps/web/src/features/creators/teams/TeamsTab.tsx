import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Team, teamListQuery } from '../api.ts';
import { aliasColumn, figureColumn, manage, nameColumn, stateColumn } from '../parts/entry-columns.tsx';
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
      counted={t(teams.hasNextPage ? 'list.firstTeams' : 'list.count.teams', { count })}
      add={{ label: t('team.add'), Dialog: NewTeamDialog }}
      query={teams}
      rows={rows}
      columns={[
        nameColumn<Team>(t('term.team'), 50, ({ description }) => description),
        aliasColumn(t),
        figureColumn(t('head.members'), ({ credits }: Team) =>
          t('person.members', { count: credits.memberCount }),
        ),
        figureColumn(t('nav.levels'), ({ credits }: Team) =>
          t('person.levels', { count: credits.totalLevels }),
        ),
        stateColumn(t),
      ]}
      actions={{
        width: '112px',
        narrow: 'corner',
        of: ({ id, name }) => [manage(t, name, () => openDialog({ team: id }))],
      }}
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
