import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { closePopup } from './close-popup.ts';
import { Icon, type IconDrawing } from './Icon.tsx';
import { CheckIcon } from './icons.ts';
import './Menu.css';

interface MenuEntry {
  id: string;
  label: string;
  /** Where the label is in another language than the page. */
  lang?: string;
  icon?: IconDrawing;
  /** A quiet second line. */
  note?: string;
  disabled?: boolean;
  tone?: 'danger';
  /** A choice of its own, on or off, which leaves the menu open. */
  on?: boolean;
}

export interface MenuGroup {
  /** A quiet heading over the entries. */
  heading?: string;
  entries: readonly MenuEntry[];
}

export interface MenuPopoverProps {
  label: string;
  groups: readonly MenuGroup[];
  chosen: string | undefined;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onChoose: (id: string) => void;
}

/** The list behind a MenuButton, open as long as it is rendered. */
export function MenuPopover({ label, groups, chosen, anchor, onClose, onChoose }: MenuPopoverProps) {
  const isSwitch = (id: string) =>
    groups.some(({ entries }) => entries.some((entry) => entry.id === id && entry.on !== undefined));
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      placement="bottom end"
      offset={6}
      onOpenChange={(open) => !open && onClose()}
    >
      <Menu
        className="menu"
        aria-label={label}
        autoFocus="first"
        selectionMode={chosen === undefined ? 'none' : 'single'}
        selectedKeys={chosen === undefined ? [] : [chosen]}
        disabledKeys={groups.flatMap(({ entries }) =>
          entries.filter((entry) => entry.disabled).map(({ id }) => id),
        )}
        onAction={(id) => {
          if (!isSwitch(String(id))) closePopup(anchor, onClose);
          onChoose(String(id));
        }}
        onClose={onClose}
      >
        {groups.map((group, index) => (
          <MenuSection
            key={group.heading ?? index}
            aria-label={group.heading ?? label}
            className="menu-group"
            {...ownChoices(group)}
          >
            {group.heading ? (
              <Header className="px-2 py-1.5 text-12 text-faint">{group.heading}</Header>
            ) : null}
            {group.entries.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                className="menu-entry"
                data-tone={entry.tone}
              >
                {entry.icon ? <Icon of={entry.icon} size={18} /> : null}
                <span className="min-w-0 flex-1">
                  <span className="block" lang={entry.lang}>
                    {entry.label}
                  </span>
                  {entry.note ? <span className="block text-12 text-faint">{entry.note}</span> : null}
                </span>
                {entry.id === chosen || entry.on ? (
                  <Icon of={CheckIcon} size={16} className="text-accent" />
                ) : null}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  );
}

/** A group of switches says of each whether it is on, whatever the rest of the menu chooses. */
function ownChoices({ entries }: MenuGroup) {
  if (entries.every(({ on }) => on === undefined)) return {};
  return {
    selectionMode: 'multiple' as const,
    selectedKeys: entries.filter(({ on }) => on).map(({ id }) => id),
    shouldCloseOnSelect: false,
  };
}
