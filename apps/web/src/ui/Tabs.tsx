import { type ReactNode, useId } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { rove } from './roving-focus.ts';
import './Tabs.css';

export interface Tab<T extends string> {
  id: T;
  label: string;
  /** A badge behind the words; 0 shows none. */
  count?: number;
}

export interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  selected: T;
  onSelect: (id: T) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: TabsProps<T>) {
  const id = useId();
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  return (
    <>
      <div
        className="tabs"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          const next = tabs[rove(event, index, tabs.length) ?? -1];
          if (next) onSelect(next.id);
        }}
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            data-roving
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={position === index ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            <CountBadge count={tab.count ?? 0} />
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
