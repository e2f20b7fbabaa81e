import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { toneIcons } from './Banner.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.ts';
import { closeToast, stayOf, type ToastMessage } from './toast.ts';
import { actionBoxes, freePlace } from './toast-place.ts';
import './Toast.css';

export function ToastList({ messages }: { messages: readonly ToastMessage[] }) {
  const [held, setHeld] = useState(false);
  const list = usePlace(messages);
  const goBack = useWayThere(list, messages.length);
  useEffect(() => {
    // A closed message takes the focus and the pointer with it, and notifies neither.
    if (messages.length && !list.current?.matches(':hover, :focus-within')) setHeld(false);
  }, [list, messages.length]);
  return (
    <ol
      ref={list}
      className="toasts"
      data-held={held || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {messages.map((message) => (
        <ToastItem key={message.id} message={message} held={held} onActed={goBack} />
      ))}
    </ol>
  );
}

/**
 * F8 leads to the newest message and back; the focus also goes back when the last one is closed.
 * @returns what leads back where F8 was pressed
 */
function useWayThere(list: RefObject<HTMLOListElement | null>, count: number): () => void {
  const cameFrom = useRef<Element | null>(null);
  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (list.current?.contains(document.activeElement)) return goBack();
      cameFrom.current = document.activeElement;
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      if (document.activeElement === document.body) goBack();
    };
  }, [list, goBack]);
  useEffect(() => {
    // The message that had the focus is closed, others are there.
    if (cameFrom.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  }, [list, count]);
  return goBack;
}

/** What is left free around the messages, in pixels. */
const margin = 16;

/** What moves actions without a change of the page's elements. */
const moves = ['scroll', 'resize', 'transitionend', 'animationend'] as const;

/** Keeps the list that gets the ref off every action, while the page moves under it. */
function usePlace(messages: readonly ToastMessage[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || messages.length === 0) return;
    const place = () => {
      const { left, right } = element.getBoundingClientRect();
      const column = { left, right, height: element.scrollHeight };
      const { bottom, most } = freePlace(column, window.innerHeight, actionBoxes(element), margin);
      element.style.bottom = `${bottom}px`;
      element.style.maxHeight = `${most}px`;
    };
    const showNewest = () => {
      element.scrollTop = element.scrollHeight;
    };
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    showNewest();
    const changes = new MutationObserver((records) => {
      // Its own place is an attribute too.
      if (records.some(({ target }) => !element.contains(target))) placeSoon();
    });
    changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    const growth = new ResizeObserver(placeSoon);
    growth.observe(document.body);
    for (const move of moves) window.addEventListener(move, placeSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      growth.disconnect();
      for (const move of moves) window.removeEventListener(move, placeSoon, { capture: true });
    };
  }, [messages]);
  return list;
}

interface ToastItemProps {
  message: ToastMessage;
  held: boolean;
  /** Its action was chosen: what that brings is not among the messages. */
  onActed: () => void;
}

/** One message with its own clock, which stands still while the list is hovered or focused. */
function ToastItem({ message, held, onActed }: ToastItemProps) {
  const { t } = useTranslation('components');
  const stay = stayOf(message);
  const left = useRef(stay ?? 0);
  useEffect(() => {
    if (held || stay === null) return;
    const from = Date.now();
    const timer = window.setTimeout(() => closeToast(message.id), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [held, stay, message.id]);
  const { action, more } = message;
  return (
    <li className={`toast tone-${message.tone}`}>
      <Icon of={toneIcons[message.tone]} className="toast-icon" />
      <div className="min-w-0 wrap-anywhere">
        <p className={more ? 'font-semibold' : undefined}>{message.text}</p>
        {more?.content}
        {action ? (
          <button
            type="button"
            className="link"
            onClick={() => {
              onActed();
              closeToast(message.id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton
        icon={CloseIcon}
        label={t('action.close')}
        size="small"
        className="-my-1.5"
        onClick={() => closeToast(message.id)}
      />
      {stay === null ? null : (
        <span className="toast-time" style={{ animationDuration: `${stay}ms` }} aria-hidden="true" />
      )}
    </li>
  );
}
