import { isVisible, trimTyped } from '@rondo/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLostConnection } from '../../lib/connection/connection.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { MenuLabel } from '../../lib/screen.ts';
import { useSession } from '../../lib/session/viewer.ts';
import { Icon, type IconDrawing } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { BellIcon, ClipboardIcon, CloseIcon, SearchIcon, UploadIcon } from '../../ui/icons.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { hitsQuery } from './quick/hits.ts';
import { QuickList, QuickShapes } from './quick/QuickList.tsx';
import { readSeen, recentQuery } from './quick/recent.ts';
import { type NamedPage, type QuickRow, useQuickGroups } from './quick/rows.tsx';
import './QuickSearchDialog.css';

/** A page in the site's menu. */
interface MenuPage {
  to: string;
  search?: object;
  label: MenuLabel;
  icon: IconDrawing;
  go?: string;
}

const pause = 150;
const hasKeys = !window.matchMedia('(hover: none)').matches;

export interface QuickSearchDialogProps {
  /** Pages of the site that can be gone to by name. */
  pages: readonly MenuPage[];
  onClose: () => void;
}

/** Levels, players, creators and pages in one list. The box keeps its place and the focus; arrows choose, Enter opens. */
export function QuickSearchDialog({ pages, onClose }: QuickSearchDialogProps) {
  const { t } = useTranslation(['search', 'common']);
  useBackCloses(() => {
    onClose();
    return true;
  });
  return (
    <ModalOverlay isOpen isDismissable className="quick-overlay" onOpenChange={(open) => !open && onClose()}>
      <Modal className="quick-frame">
        <Dialog className="quick" aria-label={t('quick.title')}>
          <QuickSearch pages={pages} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function QuickSearch({ pages: given, onClose }: QuickSearchDialogProps) {
  const { t } = useTranslation(['search', 'common']);
  const router = useRouter();
  const listId = useId();
  const [draft, setDraft] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const hasEntered = useRef<{ isNewTab: boolean } | null>(null);
  const text = isVisible(draft) ? trimTyped(draft) : '';
  const settled = useSettled(text, pause);
  const { data, isFetching, isError } = useQuery(hitsQuery(settled));
  const [seen] = useState(readSeen);
  const recent = useQuery(recentQuery(seen)).data ?? [];
  const isLost = useLostConnection() !== null;
  const hits = text === '' ? undefined : data;
  const pages = usePages(given);
  const groups = useQuickGroups(text, hits, recent, pages);
  const rows = groups.flatMap((group) => group.rows);
  const active = rows.find(({ key }) => key === chosen) ?? rows[0];
  const isCurrent = hits?.text === text;
  const isNothing = isCurrent && hits.levels.count + hits.players.count + hits.creators.count === 0;

  const open = (row: QuickRow, isNewTab: boolean) => {
    if (isNewTab) {
      window.open(row.href, '_blank', 'noopener');
      return;
    }
    onClose();
    void router.navigate({ href: row.href } as never);
  };
  // Enter pressed before the answer came counts when it comes.
  useEffect(() => {
    if (hasEntered.current === null || !isCurrent) return;
    const { isNewTab } = hasEntered.current;
    hasEntered.current = null;
    if (active) open(active, isNewTab);
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const isNewTab = event.ctrlKey || event.metaKey;
    if (key === 'Enter') {
      event.preventDefault();
      if ((isCurrent || text === '') && active) open(active, isNewTab);
      else hasEntered.current = text === '' ? null : { isNewTab };
    } else if (step !== 0 && active) {
      event.preventDefault();
      setChosen(rows[(rows.indexOf(active) + step + rows.length) % rows.length]?.key ?? null);
    } else if (key === 'Tab' && groups.length > 1 && active) {
      event.preventDefault();
      // Whoever keeps the focus in the dialog would move it on.
      event.stopPropagation();
      const at = groups.findIndex((group) => group.rows.includes(active));
      const next = groups[(at + (shiftKey ? -1 : 1) + groups.length) % groups.length];
      setChosen(next?.rows[0]?.key ?? null);
    }
  };
  const note = isError
    ? t(isLost ? 'common:failure.awaiting' : 'quick.failed')
    : isNothing
      ? t('quick.nothing', { text })
      : null;
  return (
    <>
      <div className="quick-box">
        <Icon of={SearchIcon} size={20} className="text-muted" />
        <input
          autoFocus
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
            hasEntered.current = null;
          }}
          onKeyDown={press}
        />
        {isFetching ? <Spinner /> : null}
        {hasKeys ? <Kbd className="quick-escape">Esc</Kbd> : null}
        <IconButton
          icon={CloseIcon}
          label={t('common:action.close')}
          size="small"
          className="quick-close"
          onClick={onClose}
        />
      </div>
      <div className="quick-body">
        <span role="status" className="sr-only">
          {note ?? (isCurrent ? t('quick.found', { count: rows.length }) : '')}
        </span>
        {note === null ? null : <p className="quick-note">{note}</p>}
        {rows.length > 0 ? (
          <QuickList id={listId} groups={groups} active={active} onActive={setChosen} onOpen={open} />
        ) : null}
        {text !== '' && hits === undefined && !isError ? <QuickShapes /> : null}
      </div>
      {hasKeys ? <Keys /> : null}
    </>
  );
}

function Keys() {
  const { t } = useTranslation('search');
  return (
    <p className="quick-keys" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('quick.move')}
      </span>
      <span>
        <Kbd>↵</Kbd> {t('quick.open')}
      </span>
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>↵</Kbd> {t('quick.newTab')}
      </span>
      <span>
        <Kbd>Tab</Kbd> {t('quick.nextGroup')}
      </span>
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> {t('quick.anywhere')}
      </span>
    </p>
  );
}

/** The given pages, and those that are one's own. */
function usePages(given: QuickSearchDialogProps['pages']): NamedPage[] {
  const { t } = useTranslation(['search', 'common']);
  const { user } = useSession();
  const own = [
    { to: '/submission', text: t('common:nav.submit'), icon: UploadIcon },
    { to: '/submission/mine', text: t('quick.mine'), icon: ClipboardIcon },
    { to: '/inbox', text: t('quick.inbox'), icon: BellIcon },
  ];
  return [
    ...given.map(({ label, ...page }) => ({ ...page, text: t(`common:${label}`) })),
    ...(user === null ? [] : own),
  ];
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
