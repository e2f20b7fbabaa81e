import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { SearchedList } from './searched-list.ts';
import './SearchHelpDialog.css';

export interface SearchHelpDialogProps extends SearchedList {
  /** What to try for each rule of the grammar. */
  examples: Record<(typeof rules)[number], string>;
  onClose: () => void;
  /** Called with an example to search for. */
  onInsert: (query: string) => void;
}

const rules = ['contains', 'equals', 'and', 'or', 'not', 'quotes', 'id'] as const;

/** What the search box understands, with examples to try. */
export function SearchHelpDialog({ texts, fields, examples, onClose, onInsert }: SearchHelpDialogProps) {
  const { t } = useTranslation('search');
  const { t: own } = useTranslation(texts);
  return (
    <Dialog title={own('help.title')} onClose={onClose} width="40rem">
      <p className="text-muted">{own('help.plain')}</p>
      <p className="mt-3 text-muted">
        {t('help.fields')} <span className="mono text-text">{fields.join(' ')}</span>
      </p>
      <ul className="mt-4">
        {rules.map((rule) => (
          <li key={rule} className="search-rule">
            <code className="mono wrap-anywhere">{examples[rule]}</code>
            <span className="search-rule-meaning">{rule === 'id' ? own('help.id') : t(`help.${rule}`)}</span>
            <Button
              size="small"
              aria-label={t('help.tryNamed', { query: examples[rule] })}
              onClick={() => onInsert(examples[rule])}
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
