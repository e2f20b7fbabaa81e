import { seesRemoved } from '@rondo/domain/auth';
import type { Choice, FilterWords } from '@rondo/domain/lists';
import { ownValue } from '@rondo/domain/text';
import { useViewer } from '../../../lib/session/viewer.ts';
import { TriState } from '../../../ui/TriState.tsx';

type Filters = Readonly<Record<string, Choice & { readonly isForStaff?: boolean }>>;

export interface ListFiltersProps<F extends Filters> {
  filters: F;
  words: FilterWords<F>;
  onChange: (changes: Partial<FilterWords<F>>) => void;
  /** Names a filter, and a word of it. */
  t: (key: `filter.${keyof F & string}` | `choice.${F[keyof F]['usual']}`) => string;
  className?: string;
}

/** A switch for each filter of a list; what only staff may choose is there for nobody else. */
export function ListFilters<F extends Filters>(props: ListFiltersProps<F>) {
  const { filters, words, onChange, t, className } = props;
  const isStaff = seesRemoved(useViewer().user);
  return Object.entries(filters)
    .filter(([, { isForStaff }]) => isStaff || !isForStaff)
    .map(([name, filter]) => (
      <TriState
        key={name}
        className={className}
        label={t(`filter.${name}`)}
        options={filter.words.map((value) => ({ value, label: t(`choice.${value}`) }))}
        value={ownValue(words, name) ?? filter.usual}
        onChange={(word) => onChange({ [name]: word } as Partial<FilterWords<F>>)}
      />
    ));
}
