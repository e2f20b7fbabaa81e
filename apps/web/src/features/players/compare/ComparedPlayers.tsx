import { type ComparisonFilter, comparisonFilter } from '@rondo/domain/pages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchIcon, ShieldIcon, SortIcon } from '../../../ui/icons.ts';
import { ButtonLink } from '../../../ui/Link.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { type Comparison, comparisonQuery } from '../api.ts';
import { CompareShape } from './CompareShape.tsx';
import { DuelLadder } from './DuelLadder.tsx';
import { FacingPlayers } from './FacingPlayers.tsx';
import { OpenGains } from './OpenGains.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import { SharedLevels } from './SharedLevels.tsx';
import { asTheyStand, turnedChoice } from './turned.ts';

export interface ComparedPlayersProps {
  id: number;
  otherId: number;
  /** The reader's own player. */
  ownId: number | null;
}

/** Scores, ladders, common levels and open gains of two players. */
export function ComparedPlayers({ id, otherId, ownId }: ComparedPlayersProps) {
  const { t } = useTranslation('pages/compare');
  // Read here and not by the route, whose declaration every page loads.
  const filter = comparisonFilter.read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (next: ComparisonFilter) =>
    void navigate({ to: '.', search: comparisonFilter.strip(next) as never, resetScroll: false });
  const compared = useQuery({
    ...comparisonQuery(id, otherId, filter),
    // Another page of the levels, or the players the other way round, leaves the rest as it is.
    placeholderData: (known: Comparison | undefined) => asTheyStand(known, id, otherId),
  });
  const { data } = compared;
  const title = data ? t('two', { one: data.one.name, other: data.other.name }) : t('title');
  if (isProblem(compared.error) && compared.error.status === 404)
    return (
      <Page title={title} bare>
        <EmptyState
          wholePage
          title={t('missing')}
          action={<ButtonLink to="/compare">{t('choose')}</ButtonLink>}
        >
          {t('missingHint')}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={title} description={t('description')} bare>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1>{t('title')}</h1>
        <div className="ml-auto flex flex-wrap gap-2">
          <ButtonLink
            variant="ghost"
            to="/compare/$id/$otherId"
            params={{ id: otherId, otherId: id }}
            search={comparisonFilter.strip({ ...filter, leads: turnedChoice(filter.leads) }) as never}
            resetScroll={false}
          >
            <SwapDrawing />
            {t('swap')}
          </ButtonLink>
          <ButtonLink to="/compare/$id" params={{ id: otherId === ownId ? otherId : id }} icon={SearchIcon}>
            {t('choose')}
          </ButtonLink>
        </div>
      </div>
      {data ? (
        <Sections
          compared={data}
          filter={filter}
          onShow={show}
          own={ownId === id ? 'one' : ownId === otherId ? 'other' : null}
        />
      ) : compared.isPending ? (
        <CompareShape />
      ) : (
        <QueryError query={compared} />
      )}
    </Page>
  );
}

/** Arrows to both sides. */
function SwapDrawing() {
  return <Icon of={SortIcon} size={18} className="rotate-90" />;
}

interface SectionsProps {
  compared: Comparison;
  filter: ComparisonFilter;
  onShow: (filter: ComparisonFilter) => void;
  own: 'one' | 'other' | null;
}

function Sections({ compared, filter, onShow, own }: SectionsProps) {
  const { t } = useTranslation('pages/compare');
  const { one, other } = compared;
  return (
    <div className="duel-sides" data-own={own ?? undefined}>
      {[one, other].map(({ id, name, isBanned }) =>
        isBanned ? (
          <Banner key={id} tone="danger" icon={ShieldIcon} className="mb-4">
            <p>{t('banned', { name })}</p>
          </Banner>
        ) : null,
      )}
      <FacingPlayers one={one} other={other} own={own} />
      <ScoreLines one={one} other={other} />
      <DuelLadder one={one} other={other} />
      <SharedLevels compared={compared} filter={filter} onShow={onShow} />
      <div className="mt-12 grid grid-cols-2 gap-x-8 gap-y-12 max-md:grid-cols-1">
        <OpenGains of={one} from={other} isOwn={own === 'one'} />
        <OpenGains of={other} from={one} isOwn={own === 'other'} />
      </div>
    </div>
  );
}
