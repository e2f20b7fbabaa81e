import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon, SearchIcon } from './icons.ts';
import { Kbd } from './Kbd.tsx';

const pause = 300;

export interface SearchFieldProps {
  label: string;
  /** What is being searched for now (the address bar's word). */
  value: string;
  /** Called 300 ms after the last key, at once on Enter and when cleared. */
  onSearch: (value: string) => void;
  /** Called when somebody is about to type. */
  onFocus?: () => void;
  placeholder?: string;
  error?: string | null | undefined;
  /** In characters; what goes beyond is left out, and the box says so. */
  maxLength?: number;
  /** This is the box that `/` jumps to; one a screen. */
  main?: boolean;
  className?: string;
}

export function SearchField({
  label,
  value,
  onSearch,
  onFocus,
  placeholder,
  error,
  maxLength = 255,
  main = false,
  className,
}: SearchFieldProps) {
  const { t } = useTranslation('components');
  const [draft, setDraft] = useState(value);
  const [isCut, setCut] = useState(false);
  const sent = useRef(value);
  const timer = useRef(0);
  const box = useRef<HTMLInputElement>(null);

  // A value that this box did not send comes from outside: Back, a reset, a link.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    window.clearTimeout(timer.current);
    setDraft(value);
    setCut(false);
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const send = (next: string) => {
    window.clearTimeout(timer.current);
    if (next === sent.current) return;
    sent.current = next;
    onSearch(next);
  };
  const type = (typed: string) => {
    const next = [...typed].slice(0, maxLength).join('');
    setCut(next !== typed);
    setDraft(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => send(next), pause);
  };
  const clear = () => {
    setCut(false);
    setDraft('');
    send('');
    box.current?.focus();
  };

  return (
    <Field
      label={label}
      hideLabel
      hint={isCut ? <span role="status">{t('search.cut', { most: maxLength })}</span> : undefined}
      error={error}
      className={className}
    >
      {(wiring) => (
        <div className="input">
          <Icon of={SearchIcon} size={18} className="input-lead" />
          <input
            {...wiring}
            ref={box}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            value={draft}
            onFocus={onFocus}
            placeholder={placeholder}
            data-shortcut={main ? 'search' : undefined}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send(draft);
              if (event.key === 'Escape' && draft !== '') {
                event.preventDefault();
                event.stopPropagation();
                clear();
              }
            }}
          />
          {draft === '' ? (
            main && <Kbd className="max-md:hidden">/</Kbd>
          ) : (
            <IconButton
              icon={CloseIcon}
              label={t('search.clear')}
              size="small"
              className="-mr-2"
              onClick={clear}
            />
          )}
        </div>
      )}
    </Field>
  );
}
