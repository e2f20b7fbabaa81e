import { FilterSheet, type FilterSheetProps } from '../../../ui/FilterSheet.tsx';
import { LevelFilters } from './LevelFilters.tsx';
import type { LevelSwitchesProps } from './LevelSwitches.tsx';

export interface LevelSheetProps extends LevelSwitchesProps, Omit<FilterSheetProps, 'children'> {}

/** All filters of a phone over its list. */
export function LevelSheet({ search, onChange, ...sheet }: LevelSheetProps) {
  return (
    <FilterSheet {...sheet}>
      <LevelFilters search={search} onChange={onChange} />
    </FilterSheet>
  );
}
