import { type Choice, type FilterAudience, type FilterWords, isOffered } from '@rondo/domain/lists';
import { ownValue } from '@rondo/domain/text';
import { useViewer } from '../../../lib/session/viewer.ts';
import { TriState } from '../../../ui/TriState.tsx';

type Filters = Readonly<Record<string, Choice & { readonly audience?: FilterAudience }>>;

export interface ListFiltersProps<F extends Filters> {
  filters: F;
  words: FilterWords<F>;
  onChange: (changes: Partial<FilterWords<F>>) => void;
  /** Names a filter, and a word of it. */
  t: (key: `filter.${keyof F & string}` | `choice.${F[keyof F]['usual']}`) => string;
  className?: string;
}

/** A switch for each filter of a list; what is for players or staff is there for nobody else. */
export function ListFilters<F extends Filters>(props: ListFiltersProps<F>) {
  const { filters, words, onChange, t, className } = props;
  const { user } = useViewer();
  return Object.entries(filters)
    .filter(([, { audience = 'everyone' }]) => isOffered({ audience }, user))
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
