import { searchExamples } from '@rondo/domain/levels';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { madeKey } from '../../../lib/queries/key.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ExampleRows, SearchedList } from './searched-list.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import './SearchHelpDialog.css';

export interface SearchHelpDialogProps extends SearchedList, ExampleRows {
  onClose: () => void;
  /** Called with an example to search for. */
  onInsert: (query: string) => void;
}

const rules = ['contains', 'equals', 'and', 'or', 'not', 'quotes', 'id'] as const;

/** What the search box understands, with examples that find something in what is there now. */
export function SearchHelpDialog({ texts, fields, exampleRows, onClose, onInsert }: SearchHelpDialogProps) {
  const { t } = useTranslation('search');
  const { t: own } = useTranslation(texts);
  const { examples, isThere } = useExamples(exampleRows);
  return (
    <Dialog title={own('help.title')} onClose={onClose} width="40rem">
      <p className="text-muted">{own('help.plain')}</p>
      <p className="mt-3 text-muted">
        {t('help.fields')} <span className="mono text-text">{fields.join(' ')}</span>
      </p>
      <ul className="mt-4">
        {rules.map((rule) => (
          <li key={rule} className="search-rule">
            <code className="mono wrap-anywhere">
              {examples ? examples[rule] : <Skeleton width="60%" height={14} />}
            </code>
            <span className="text-muted max-md:col-span-full max-md:row-start-2">
              {rule === 'id' ? own('help.id') : t(`help.${rule}`)}
            </span>
            <Button
              size="small"
              aria-label={t('help.tryNamed', { query: examples?.[rule] ?? '' })}
              disabled={!isThere}
              onClick={() => onInsert(examples?.[rule] ?? '')}
            >
              {t('help.try')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-12 text-faint">{t('help.case')}</p>
    </Dialog>
  );
}

/** null while they are on their way. The made-up ones show the rules where nothing can be found. */
function useExamples({ key, load }: ExampleRows['exampleRows']) {
  const { data, isPending } = useQuery({
    queryKey: madeKey('lookup', 'search-examples', ...key),
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = data === undefined ? null : searchExamples(data);
  return { examples: isPending ? null : (found ?? madeUp), isThere: found !== null };
}

const madeUp = {
  contains: 'song:glass',
  equals: 'artist=Vale',
  and: 'artist:vale, song:glass',
  or: 'song:glass | song:tide',
  not: 'song:glass, -artist:vale',
  quotes: '"Glass, Meridian"',
  id: '#12',
};
