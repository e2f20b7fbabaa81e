import { FakeEventSource } from './event-source.ts';

// What jsdom lacks and the parts use.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

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
