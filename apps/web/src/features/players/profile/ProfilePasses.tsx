import { formatCount } from '@rondo/domain/format';
import { compareUploads } from '@rondo/domain/passes';
import { normaliseSearch } from '@rondo/domain/text';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { PositionWiring } from '../../../ui/use-list-position.ts';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import { AllMissNote } from '../../modifiers/index.ts';
import type { Player, PlayerPass } from '../api.ts';
import { type ProfileSort, profileSorts } from '../search-params.ts';
import { usePins } from './use-pins.ts';
import { PROFILE_PASS_HEIGHT, ProfilePassRow } from './ProfilePassRow.tsx';

export interface ProfilePassesProps {
  player: Player;
  pins: readonly number[];
  query: string;
  sort: ProfileSort;
  /** The name of the one difficulty whose passes are shown; empty for all. */
  difficulty: string;
  /** Where the list was left in this step of the history. */
  place: Pick<PositionWiring, 'position' | 'onPosition'>;
  onChange: (changes: { query?: string; sort?: ProfileSort; difficulty?: string }) => void;
}

/** Every pass of the player, found and sorted in the browser: the profile carries them all. */
export function ProfilePasses(props: ProfilePassesProps) {
  const { player, pins, query, sort, difficulty, place, onChange } = props;
  const { t } = useTranslation('pages/players');
  const { t: tProfile } = useTranslation('pages/profile');
  const pin = usePins(player, pins);
  const { user } = useViewer();
  const isOpen = !player.isBanned || user?.isSuperAdmin === true;
  const isNarrow = useIsNarrow();
  const impacts = useMemo(() => new Map(player.topScores.map(({ id, impact }) => [id, impact])), [player]);
  const passes = useMemo(() => {
    const word = normaliseSearch(query.trim());
    const matches = ({ level }: PlayerPass) =>
      (difficulty === '' || level.difficulty.name === difficulty) &&
      normaliseSearch(`${level.song}\n${level.artist}`).includes(word);
    return player.passes.filter(matches).toSorted(orders[sort]);
  }, [player, query, sort, difficulty]);
  if (player.passes.length === 0)
    return (
      <section className="mt-12">
        <EmptyState title={t('passes.none')}>{t('passes.noneHint')}</EmptyState>
        <CountedPasses player={player} />
      </section>
    );
  return (
    <section className="mt-12" aria-labelledby="profile-passes">
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="profile-passes">{t('passes.title')}</h2>
        <span className="text-faint tabular-nums">{formatCount(player.passes.length)}</span>
        {difficulty === '' ? null : (
          <ToggleChip pressed onChange={() => onChange({ difficulty: '' })}>
            {tProfile('passes.of', { name: difficulty })}
          </ToggleChip>
        )}
        <div className="ml-auto flex flex-wrap gap-2 max-md:w-full">
          <SearchField
            className="w-60 max-md:w-auto max-md:flex-1"
            label={t('passes.search')}
            placeholder={t('passes.search')}
            value={query}
            onSearch={(next) => onChange({ query: next })}
          />
          <Select
            hideLabel
            label={t('sort.label')}
            options={profileSorts.map((value) => ({ value, label: t(`passes.sort.${value}`) }))}
            value={sort}
            onSelect={(next) => onChange({ sort: next })}
          />
        </div>
        <CountedPasses player={player} />
      </header>
      {player.overlay?.types.includes('oops_all_miss') ? <AllMissNote /> : null}
      {passes.length === 0 ? (
        <EmptyState
          title={t('passes.noMatch')}
          action={
            <Button onClick={() => onChange({ query: '', difficulty: '' })}>{t('action.reset')}</Button>
          }
        />
      ) : (
        <InfiniteList
          {...place}
          label={t('passes.title')}
          items={passes}
          rowHeight={isNarrow ? PROFILE_PASS_HEIGHT.narrow : PROFILE_PASS_HEIGHT.wide}
          renderItem={(pass) => (
            <ProfilePassRow pass={pass} impact={impacts.get(pass.id)} isOpen={isOpen} pin={pin?.(pass)} />
          )}
          hasMore={false}
          loadingMore={false}
          onMore={nothing}
          endText={t('passes.end', { count: passes.length })}
        />
      )}
    </section>
  );
}

/** What lies between the number of passes above and the list: hidden levels and duplicates. */
function CountedPasses({ player: { passes, stats } }: { player: Player }) {
  const { t } = useTranslation('pages/players');
  const duplicates = passes.filter(({ isDuplicate }) => isDuplicate).length;
  const hidden = stats.totalPasses - (passes.length - duplicates);
  if (duplicates === 0 && hidden <= 0) return null;
  return (
    <p className="w-full text-muted">
      {hidden > 0 ? t('passes.hidden', { count: hidden }) : null}{' '}
      {duplicates > 0 ? t('passes.duplicates', { count: duplicates }) : null}
    </p>
  );
}

const nothing = () => {};
const byScore = (a: PlayerPass, b: PlayerPass) => b.scoreV2 - a.scoreV2 || a.id - b.id;

const orders: Record<ProfileSort, (a: PlayerPass, b: PlayerPass) => number> = {
  score: byScore,
  accuracy: (a, b) => b.accuracy - a.accuracy || byScore(a, b),
  recent: (a, b) => compareUploads(b, a),
  difficulty: (a, b) => b.level.difficulty.sortOrder - a.level.difficulty.sortOrder || byScore(a, b),
};
