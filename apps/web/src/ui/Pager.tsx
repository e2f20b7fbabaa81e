import { type FormEvent, useId, useState } from 'react';
import { halfWidth, readWhole } from '../lib/format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { described } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { IconButton } from './IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Back, a box with the page's number, forward. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation('components');
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const id = useId();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = readWhole(draft ?? '');
    setUnread(Number.isNaN(wanted));
    if (Number.isNaN(wanted)) return;
    setDraft(null);
    if (wanted) onPage(Math.min(wanted, pages));
  };
  return (
    <nav aria-label={t('pager.label')} className="flex items-center justify-center gap-2">
      <IconButton
        icon={ChevronLeftIcon}
        label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <form onSubmit={go} className="flex items-center gap-2 text-muted tabular-nums">
        <span className="input w-16">
          <input
            className="text-center"
            inputMode="numeric"
            aria-label={t('pager.page', { pages })}
            value={draft ?? page}
            {...described(id, null, isUnread ? t('field.whole') : null)}
            onChange={(event) => {
              setUnread(false);
              setDraft(halfWidth(event.currentTarget.value));
            }}
            onBlur={go}
          />
        </span>
        <span aria-hidden="true">/ {pages}</span>
      </form>
      {isUnread ? <FieldError id={`${id}-error`}>{t('field.whole')}</FieldError> : null}
      <IconButton
        icon={ChevronRightIcon}
        label={t('pager.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
