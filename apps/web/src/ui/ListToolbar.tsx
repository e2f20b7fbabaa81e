import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import './ListToolbar.css';

export interface ListToolbarProps {
  /** The screen's main search box. */
  search: Omit<SearchFieldProps, 'main' | 'className'>;
  /** What stands before it. */
  lead?: ReactNode;
  /** Controls beside it: help, filters, sort, reset, view. */
  children: ReactNode;
  className?: string;
}

/** What the page is and how much of it there is, as the `lead` of a toolbar of class `list-head`. */
export function ListTitle({ title, counted, brief = counted }: ListTitleProps) {
  return (
    <>
      <h1>{title}</h1>
      <span className="list-head-count ell text-faint tabular-nums" title={counted}>
        {brief}
      </span>
    </>
  );
}

export interface ListTitleProps {
  title: string;
  counted: string | undefined;
  /** On a phone. */
  brief?: string | undefined;
}

/** The row above a list: its search box, wide, and controls. */
export function ListToolbar({ search, lead, children, className = 'list-toolbar' }: ListToolbarProps) {
  return (
    <div className={className}>
      {lead}
      <SearchField {...search} main className="list-search grow basis-60 max-md:basis-full" />
      {children}
    </div>
  );
}

export interface PanelButtonProps extends Pick<IconButtonProps, 'icon' | 'label' | 'marked'> {
  open: boolean;
  onChange: (open: boolean) => void;
}

/** Opens and closes a panel below the toolbar. */
export function PanelButton({ open, onChange, ...button }: PanelButtonProps) {
  return <IconButton {...button} aria-expanded={open} onClick={() => onChange(!open)} />;
}

/** The panel of filters below a toolbar. */
export function FilterPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="panel filter-panel" aria-label={label}>
      {children}
    </section>
  );
}
