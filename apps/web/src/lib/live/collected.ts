/** Things that come in one by one and are handed on together, when the wait ends that the first of them began. */
export function collected<T>(wait: number, handOn: (items: ReadonlySet<T>) => void) {
  let items = new Set<T>();
  let timer: number | undefined;
  const send = () => {
    const gathered = items;
    items = new Set();
    timer = undefined;
    handOn(gathered);
  };
  return {
    add: (item: T) => {
      items.add(item);
      timer ??= window.setTimeout(send, wait);
    },
    stop: () => window.clearTimeout(timer),
  };
}
