import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { ComboboxList, type ComboboxRow } from './ComboboxList.tsx';
import { Field, type FieldFrame, splitFrame } from './Field.tsx';
import { Spinner } from './Spinner.tsx';

export interface ComboboxProps<T> extends FieldFrame {
  /** The text in the box. */
  text: string;
  onText: (text: string) => void;
  /** Called 300 ms after the last key, once enough is typed; the caller looks up `options`. */
  onSearch: (text: string) => void;
  options: readonly T[];
  renderOption: (option: T) => ReactNode;
  onSelect: (option: T) => void;
  /** The option that a text names in full: Enter and leaving the box take it without the arrow keys. */
  named?: (text: string) => T | undefined;
  /** Adds a last row such as "Request new: NAME" for the typed text. */
  createLabel?: (text: string) => string;
  onCreate?: (text: string) => void;
  loading?: boolean;
  /** Shown instead of options: nothing found, lookup failed. */
  message?: string | null | undefined;
  /** Whether a text is long enough for a list; any that is not blank unless said. */
  isEnough?: (text: string) => boolean;
  /** No list where nothing fits, instead of words that say so. */
  quiet?: boolean;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  /** A picture before the text, for what is chosen. */
  leading?: ReactNode;
  /** A badge or button behind the text. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const pause = 300;
const isNotBlank = (text: string) => text.trim() !== '';

/** A text box with a list of what it may mean, moved through with the arrow keys. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const [frame, { text, options, isEnough = isNotBlank, onSearch, createLabel, onCreate, message }] =
    splitFrame(props);
  const { t } = useTranslation('components');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const present = useRef(text);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const enough = isEnough(text);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    present.current = text;
  }, [text]);

  const rows: ComboboxRow[] = options.map((option, index) => ({
    id: `${listId}-${index}`,
    content: props.renderOption(option),
    choose: () => props.onSelect(option),
  }));
  if (createLabel && onCreate && enough && !props.loading)
    rows.push({
      id: `${listId}-create`,
      content: createLabel(text.trim()),
      choose: () => onCreate(text.trim()),
      create: true,
    });
  const isSaid = props.loading || props.quiet || rows.length > 0;
  const note = message ?? (isSaid ? null : t('term.nothingFound'));
  const shown = open && enough && (rows.length > 0 || note !== null);
  const current = shown ? rows[active] : undefined;

  /** The page may have filled the box since the last key, as a link to a form does. */
  const searchPresent = () => {
    if (isEnough(present.current)) onSearch(present.current.trim());
  };
  const type = (next: string) => {
    props.onText(next);
    setOpen(true);
    setActive(-1);
    window.clearTimeout(timer.current);
    if (isEnough(next)) timer.current = window.setTimeout(searchPresent, pause);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (row: ComboboxRow) => {
    window.clearTimeout(timer.current);
    close();
    row.choose();
  };
  const leave = () => {
    const option = open ? props.named?.(text) : undefined;
    close();
    if (option !== undefined) props.onSelect(option);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.defaultPrevented) {
      // The popup around the box has used the key, such as Ctrl+Enter: the choice is over.
      close();
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && (shown || (open && props.loading))) {
      // Enter answers the list, also one that is still looked up; the form around it is not sent.
      event.preventDefault();
      if (current) choose(current);
      else if (shown) leave();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown && rows.length > 0)
        setActive((Math.max(active, step < 0 ? 0 : -1) + step + rows.length) % rows.length);
      if (!open && enough) onSearch(text.trim());
    }
  };

  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="relative min-w-0" ref={box}>
          <div className="input">
            {props.leading}
            <input
              {...wiring}
              ref={props.ref}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={shown ? listId : undefined}
              aria-activedescendant={current?.id}
              autoComplete="off"
              spellCheck={false}
              value={text}
              maxLength={props.maxLength}
              placeholder={props.placeholder}
              disabled={props.disabled}
              onChange={(event) => type(event.currentTarget.value)}
              onClick={() => setOpen(true)}
              onKeyDown={press}
              onBlur={leave}
            />
            {props.loading ? <Spinner /> : null}
            {props.trailing}
          </div>
          <span role="status" className="sr-only">
            {shown ? (note ?? t('combobox.count', { count: rows.length })) : ''}
          </span>
          {shown ? (
            <ComboboxList
              id={listId}
              label={props.label}
              anchor={box}
              rows={rows}
              current={current}
              note={note}
              onChoose={choose}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
