/** Things that come in one by one and are handed on together. */
export interface Collected<T> {
  /** Hands it on when the wait ends that the first item began. */
  add(item: T): void;
  stop(): void;
}

export function collected<T>(wait: number, handOn: (items: ReadonlySet<T>) => void): Collected<T> {
  let items = new Set<T>();
  let timer: number | undefined;
  const send = () => {
    const gathered = items;
    items = new Set();
    timer = undefined;
    handOn(gathered);
  };
  return {
    add: (item) => {
      items.add(item);
      timer ??= window.setTimeout(send, wait);
    },
    stop: () => window.clearTimeout(timer),
  };
}
