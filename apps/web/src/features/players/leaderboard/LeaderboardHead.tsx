import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ScaleIcon } from '../../../ui/icons.ts';
import { ButtonLink } from '../../../ui/Link.tsx';
import { ListTitle, ListToolbar } from '../../../ui/ListToolbar.tsx';
import type { LeaderboardSearch } from '../search-params.ts';

export interface LeaderboardHeadProps {
  search: LeaderboardSearch;
  onChange: (changes: Partial<LeaderboardSearch>, replace?: boolean) => void;
  /** How many players there are, once that is known. */
  count: number | undefined;
  searchError: string | null | undefined;
}

/** The title, the search box, and the way to compare two players. */
export function LeaderboardHead({ search, onChange, count, searchError }: LeaderboardHeadProps) {
  const { t } = useTranslation('pages/players');
  return (
    <ListToolbar
      className="list-head mb-4"
      lead={
        <ListTitle
          title={t('board.title')}
          counted={count === undefined ? undefined : t('board.count', { count })}
        />
      }
      search={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        value: search.query,
        error: searchError,
        onSearch: (query) => onChange({ query }, true),
      }}
    >
      <ButtonLink to="/compare" icon={ScaleIcon} variant="ghost">
        {t('compare')}
      </ButtonLink>
    </ListToolbar>
  );
}
