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
