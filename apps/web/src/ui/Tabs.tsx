import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { CountBadge } from './CountBadge.tsx';
import { Icon, type IconDrawing } from './Icon.tsx';
import './Tabs.css';

export interface Tab<T extends string> {
  id: T;
  label: string;
  icon?: IconDrawing;
  /** A badge behind the words; 0 shows none. */
  count?: number;
  /** How many it holds, as a quiet number. */
  holds?: string;
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
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list, `${selected} ${tabs.map(({ count = 0 }) => count).join(' ')}`);
  return (
    <AriaTabs className="contents" selectedKey={selected} onSelectionChange={(id) => onSelect(id as T)}>
      <div className={`tabs ${className}`}>
        {before}
        <TabList ref={list} aria-label={label}>
          {tabs.map((tab) => (
            <AriaTab key={tab.id} id={tab.id}>
              {tab.icon ? <Icon of={tab.icon} size={18} /> : null}
              {tab.label}
              {tab.holds === undefined ? null : (
                <>
                  {' '}
                  <span className="num text-faint">{tab.holds}</span>
                </>
              )}
              <CountBadge count={tab.count ?? 0} />
            </AriaTab>
          ))}
        </TabList>
        {after}
      </div>
      {/* Without the key it would keep the id of the tab that was chosen first. */}
      <TabPanel key={selected} id={selected}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** On a narrow screen the row of tabs scrolls; what is selected is seen, also when the numbers in it have come. */
function useSelectedInView(list: RefObject<HTMLDivElement | null>, state: string): void {
  useEffect(() => {
    // The library draws its tabs after this.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!row || !tab) return;
      const from = tab.offsetLeft - row.offsetLeft;
      const end = from + tab.offsetWidth - row.clientWidth;
      row.scrollLeft = Math.min(from, Math.max(row.scrollLeft, end));
    });
    return () => cancelAnimationFrame(frame);
  }, [list, state]);
}
