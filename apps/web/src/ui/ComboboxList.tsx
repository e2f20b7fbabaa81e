import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { PlusIcon } from './icons.ts';
import './Combobox.css';

export interface ComboboxRow {
  id: string;
  content: ReactNode;
  choose: () => void;
  /** The row that makes something new. */
  create?: boolean;
}

export interface ComboboxListProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  rows: readonly ComboboxRow[];
  current: ComboboxRow | undefined;
  note: string | null;
  onChoose: (row: ComboboxRow) => void;
}

const gap = 6;
const tallest = 320;

/** The list below (or, without room, above) its box, in the browser's top layer so that no dialog cuts it off. */
export function ComboboxList({ id, label, anchor, rows, current, note, onChoose }: ComboboxListProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    element.showPopover?.();
    const place = () => anchor.current && placeBeside(element, anchor.current.getBoundingClientRect());
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor]);
  useEffect(() => {
    if (current) document.getElementById(current.id)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  return (
    <div ref={layer} popover="manual" className="combobox-layer">
      {note === null ? null : <p className="px-2 py-2.5 text-muted">{note}</p>}
      <div id={id} role="listbox" aria-label={label}>
        {rows.map((row) => (
          // The box keeps the focus and gets the keys; rows only get the pointer.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={row.id}
            id={row.id}
            role="option"
            tabIndex={-1}
            aria-selected={row === current || row.id === current?.id}
            className={`combobox-row ${row.create ? 'font-medium text-accent' : ''}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(row)}
          >
            {row.create ? <Icon of={PlusIcon} size={18} /> : null}
            {row.content}
          </div>
        ))}
      </div>
    </div>
  );
}

function placeBeside(layer: HTMLElement, box: DOMRect): void {
  const below = window.innerHeight - box.bottom - gap * 2;
  const above = box.top - gap * 2;
  const under = below >= Math.min(tallest, layer.scrollHeight) || below >= above;
  layer.style.left = `${box.left}px`;
  layer.style.width = `${box.width}px`;
  layer.style.maxHeight = `${Math.min(tallest, under ? below : above)}px`;
  layer.style.top = under ? `${box.bottom + gap}px` : 'auto';
  layer.style.bottom = under ? 'auto' : `${window.innerHeight - box.top + gap}px`;
}
