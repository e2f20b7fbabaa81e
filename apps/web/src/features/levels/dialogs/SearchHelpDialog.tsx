import { LEVEL_SEARCH_FIELDS } from '@rondo/domain/levels';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

const examples = [
  { query: 'song:night', key: 'contains' },
  { query: 'artist=Camellia', key: 'equals' },
  { query: 'charter:ash, song:tide', key: 'and' },
  { query: 'song:moon | song:luna', key: 'or' },
  { query: '-artist:live', key: 'not' },
  { query: '"a, b"', key: 'quotes' },
  { query: '#120', key: 'id' },
] as const;

export interface SearchHelpDialogProps {
  onClose: () => void;
  /** Called with an example that shall be searched for. */
  onInsert: (query: string) => void;
}

/** What the search box understands, with examples to try. */
export function SearchHelpDialog({ onClose, onInsert }: SearchHelpDialogProps) {
  const { t } = useTranslation('pages/levels');
  return (
    <Dialog title={t('help.title')} onClose={onClose} width="40rem">
      <p className="text-muted">{t('help.plain')}</p>
      <p className="mt-3 text-muted">
        {t('help.fields')} <span className="mono text-text">{LEVEL_SEARCH_FIELDS.join(' ')}</span>
      </p>
      <ul className="mt-4 grid gap-1">
        {examples.map(({ query, key }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <code className="mono min-w-48">{query}</code>
            <span className="min-w-0 flex-1 text-muted">{t(`help.${key}`)}</span>
            <Button size="small" aria-label={t('help.tryNamed', { query })} onClick={() => onInsert(query)}>
              {t('help.try')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-12 text-faint">{t('help.case')}</p>
    </Dialog>
  );
}
