import { isVisible, trimTyped } from '@rondo/domain/text';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLostConnection } from '../../lib/connection/connection.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import { QuickList } from './quick/QuickList.tsx';
import { hitsQuery } from './quick/hits.ts';
import { type QuickRow, useQuickGroups } from './quick/rows.tsx';
import './QuickSearchDialog.css';

const pause = 150;
const hasKeys = !window.matchMedia('(hover: none)').matches;

/** Levels, players and creators in one list. The box keeps the focus; arrows choose, Enter opens. */
export function QuickSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const listId = useId();
  const [draft, setDraft] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const hasEntered = useRef(false);
  const text = isVisible(draft) ? trimTyped(draft) : '';
  const settled = useSettled(text, pause);
  const { data, isFetching, isError } = useQuery(hitsQuery(settled));
  const isLost = useLostConnection() !== null;
  const hits = text === '' ? undefined : data;
  const groups = useQuickGroups(hits);
  const rows = groups.flatMap((group) => group.rows);
  const active = rows.find(({ key }) => key === chosen) ?? rows[0];
  const isCurrent = hits?.text === text;

  const open = (row: QuickRow) => {
    onClose();
    row.open();
  };
  // Enter pressed before the answer came counts when it comes.
  useEffect(() => {
    if (!hasEntered.current || !isCurrent) return;
    hasEntered.current = false;
    if (active) open(active);
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isCurrent && active) open(active);
      else hasEntered.current = text !== '';
    } else if (step !== 0 && active) {
      event.preventDefault();
      setChosen(rows[(rows.indexOf(active) + step + rows.length) % rows.length]?.key ?? null);
    }
  };
  const note = isError
    ? t(isLost ? 'common:failure.awaiting' : 'quick.failed')
    : text === ''
      ? t('quick.hint')
      : isCurrent && rows.length === 0
        ? t('quick.nothing')
        : null;
  return (
    <Dialog title={t('quick.title')} onClose={onClose} width="40rem" footer={hasKeys ? <Keys /> : undefined}>
      <div className="input">
        <Icon of={SearchIcon} size={18} className="input-lead" />
        <input
          role="combobox"
          aria-label={t('quick.label')}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? listId : undefined}
          aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          placeholder={t('quick.placeholder')}
          value={draft}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            setChosen(null);
            hasEntered.current = false;
          }}
          onKeyDown={press}
        />
        {isFetching ? <Spinner /> : null}
      </div>
      <span role="status" className="sr-only">
        {note ?? (isCurrent ? t('quick.found', { count: rows.length }) : '')}
      </span>
      {note === null ? null : <p className="pt-4 pb-2 text-muted">{note}</p>}
      {rows.length === 0 ? null : (
        <QuickList id={listId} groups={groups} active={active} onActive={setChosen} onOpen={open} />
      )}
    </Dialog>
  );
}

function Keys() {
  const { t } = useTranslation('search');
  return (
    <p className="flex flex-wrap items-center gap-2 text-12/[inherit] text-faint" aria-hidden="true">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('quick.move')} <Kbd>Enter</Kbd> {t('quick.open')} <Kbd>Esc</Kbd>{' '}
      {t('quick.close')}
    </p>
  );
}

/** A value as it was when it last rested for some milliseconds. */
function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
