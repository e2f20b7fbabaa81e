import type { SearchWarning } from '@rondo/domain/levels';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon } from '../../../ui/icons.ts';
import type { SearchField } from './searched-list.ts';

export interface QueryWarningProps {
  query: string;
  warning: SearchWarning<SearchField>;
  onQuery: (query: string) => void;
}

/** Letters shown on both sides of what is pointed at. */
const around = 16;

/** A likely mistake with its place in the query, and the fix where there is one. */
export function QueryWarning({ query, warning, onQuery }: QueryWarningProps) {
  const { t } = useTranslation('search');
  const { start, end } = warning;
  const corrected = warning.kind === 'unknown-field' ? warning.corrected : null;
  return (
    <p className="query-warning flex gap-2 text-warning">
      <Icon of={AlertIcon} size={16} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span>
          {warningText()} <span className="text-faint">{t('warning.at', { at: start + 1 })}</span>
        </span>
        <code className="mono" aria-hidden="true">
          {start > around ? '…' : ''}
          {query.slice(Math.max(0, start - around), start)}
          <mark>{query.slice(start, end)}</mark>
          {query.slice(end, end + around)}
          {end + around < query.length ? '…' : ''}
        </code>
        {corrected === null ? null : (
          <Button size="small" onClick={() => onQuery(corrected)}>
            {t('warning.use', { field: warning.kind === 'unknown-field' ? warning.meant : '' })}
          </Button>
        )}
      </span>
    </p>
  );

  function warningText(): string {
    switch (warning.kind) {
      case 'unknown-field':
        return t('warning.unknownField', { word: warning.word });
      case 'unclosed-quote':
        return t('warning.unclosedQuote');
      case 'no-value':
        return t('warning.noValue', { word: warning.word });
    }
  }
}
