import { act } from '@testing-library/react';
import { FakeEventSource } from './event-source.ts';
import { matchMedia } from './media.ts';

// What jsdom lacks and the parts use.
window.matchMedia = matchMedia;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

// The top layer: shown means not hidden.
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.removeAttribute('popover');
};

globalThis.EventSource ??= FakeEventSource as unknown as typeof EventSource;

/** Whoever waits for an element to leave the window. */
const watchers = new Map<Element, IntersectionObserverCallback>();

globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  /** Everything is in the window until a test says otherwise. */
  observe(element: Element) {
    watchers.set(element, this.#seen);
    const entry = { isIntersecting: true, target: element } as Partial<IntersectionObserverEntry>;
    this.#seen([entry as IntersectionObserverEntry], this);
  }
  unobserve(element: Element) {
    watchers.delete(element);
  }
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** Tells whoever waits for it that an element has left the window. */
export function leaveSight(element: Element): void {
  const entry = { isIntersecting: false, target: element } as Partial<IntersectionObserverEntry>;
  act(() => watchers.get(element)?.([entry as IntersectionObserverEntry], {} as IntersectionObserver));
}
