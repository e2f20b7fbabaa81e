import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';

/** Something that lies over the page: Back closes it before it leaves the page. */
export interface Layer {
  /** Called when Back has left the layer's entry. False: the layer stays, and gets its entry back. */
  onBack: () => boolean;
}

interface Layers {
  open(layer: Layer): () => void;
}

const layersOf = new WeakMap<RouterHistory, Layers>();

/** Gives a layer an entry of the browser's history for as long as it is open. @returns the way to close it */
export function openLayer(history: RouterHistory, layer: Layer): () => void {
  return layersOf.get(history)?.open(layer) ?? (() => undefined);
}

interface EntryState {
  /** The router's number of the page. A layer's entry has that of its page. */
  __TSR_index?: number;
  /** How many layers are open over the page in this entry. */
  layer?: number;
}

interface Write {
  isStep: boolean;
  state: EntryState;
  href: string;
}

/** The longest wait for a step of the history, in milliseconds: a browser may drop one. */
const longestStep = 1_000;

/**
 * The browser's history, in which layers have entries that the router knows nothing of: opening and closing one loads
 * nothing and moves no scroll. A page that is opened from a layer takes the place of its entry.
 */
export function layeredHistory(): RouterHistory {
  const leaving = new AbortController();
  // Before the router's own listener: browsers call those of a window in the order in which they were added.
  window.addEventListener('popstate', (event) => onPop(event), { signal: leaving.signal });
  const history = createBrowserHistory();
  const layers: Layer[] = [];
  /** What the router wrote while a step was on its way. */
  const waiting: Write[] = [];
  /** What the router wrote over a layer's entry: it belongs to the page below. */
  let owed: Write | undefined;
  let depth = entryState().layer ?? 0;
  let step: number | undefined;
  /** The page within which that step is. */
  let steppingOn: number | undefined;
  /** The page to which Back led and which the router has not taken yet. */
  let offered: number | undefined;

  const currentPage = () => (history.location.state as EntryState).__TSR_index;
  const travel = (by: number) => {
    step = window.setTimeout(arrive, longestStep);
    steppingOn = entryState().__TSR_index;
    window.history.go(by);
  };
  /** Takes the entry that the browser is at, and gives it what the router wrote above it. */
  const stand = () => {
    const { __TSR_index: page, layer = 0 } = entryState();
    depth = layer;
    if (!owed || owed.state.__TSR_index !== page) return;
    put({ ...owed, state: depth === 0 ? owed.state : { ...owed.state, layer: depth } });
    if (depth === 0) owed = undefined;
  };
  const arrive = () => {
    window.clearTimeout(step);
    step = undefined;
    stand();
    for (const write of waiting.splice(0)) take(write);
    settle();
  };
  /** Makes as many entries as there are layers. */
  const settle = () => {
    if (step !== undefined) return;
    history.flush();
    // Another page was offered to the router, which has not answered yet.
    if (entryState().__TSR_index !== currentPage()) return;
    if (depth > layers.length) travel(layers.length - depth);
    while (depth < layers.length)
      put({ isStep: true, state: { ...entryState(), layer: ++depth }, href: location.href });
  };
  const take = (write: Write) => {
    if (step !== undefined) {
      waiting.push(write);
    } else if (depth === 0) {
      put(write);
    } else if (!write.isStep) {
      owed = write;
      put({ ...write, state: { ...write.state, layer: depth } });
    } else {
      layers.length = 0;
      owed = undefined;
      if (depth > 1) {
        waiting.push(write);
        travel(1 - depth);
      } else {
        depth = 0;
        put({ ...write, isStep: false });
      }
    }
  };

  const onPop = (event: PopStateEvent) => {
    const { __TSR_index: page } = (event.state ?? {}) as EntryState;
    if (step !== undefined && page === steppingOn) {
      // Even when the router has left that page meanwhile: what it wrote waits for this step.
      event.stopImmediatePropagation();
      arrive();
      return;
    }
    const current = currentPage();
    const isRefused = offered !== undefined && offered !== current;
    offered = page === current ? undefined : page;
    if (page !== current || isRefused) {
      // To another page, or back from one that the router did not take: both are the router's.
      stand();
      queueMicrotask(settle);
      return;
    }
    event.stopImmediatePropagation();
    stand();
    while (layers.length > depth && layers.at(-1)?.onBack()) layers.pop();
    if (layers.length > depth) travel(layers.length - depth);
    else settle();
  };

  window.history.pushState = (state: EntryState, _, href) =>
    take({ isStep: true, state, href: String(href) });
  window.history.replaceState = (state: EntryState, _, href) =>
    take({ isStep: false, state, href: String(href) });
  const unsubscribe = history.subscribe(({ action: { type } }) => {
    // The router speaks of a refused step, too: then the page is the one before.
    if (type === 'PUSH' || type === 'REPLACE' || currentPage() !== offered) return;
    offered = undefined;
    owed = undefined;
    // What is still open over a page that was left by Back closes with it, unless it has to stay.
    layers.splice(0, layers.length, ...layers.filter((layer) => !layer.onBack()));
    settle();
  });
  const destroy = history.destroy;
  history.destroy = () => {
    leaving.abort();
    unsubscribe();
    destroy();
  };
  layersOf.set(history, {
    open: (layer) => {
      layers.push(layer);
      queueMicrotask(settle);
      return () => {
        const place = layers.indexOf(layer);
        if (place < 0) return;
        layers.splice(place, 1);
        queueMicrotask(settle);
      };
    },
  });
  // After a reload no layer is open.
  settle();
  return history;
}

function entryState(): EntryState {
  return (window.history.state ?? {}) as EntryState;
}

/** Writes without the router's notice. */
function put({ isStep, state, href }: Write): void {
  History.prototype[isStep ? 'pushState' : 'replaceState'].call(window.history, state, '', href);
}
