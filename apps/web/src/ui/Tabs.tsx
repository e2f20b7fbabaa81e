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
  /** Something to press at the ends of the row. */
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
  /** The content of the selected tab. */
  children: ReactNode;
}

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, selected, onSelect, before, after, className = '', children } = props;
  const id = useId();
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  return (
    <>
      <div className={`tabs ${className}`}>
        {before}
        <div
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
        {after}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
