import type { EventStream } from '../lib/live/connection.ts';
import type { LiveFrame } from '../lib/live/frame.ts';

/** An EventSource whose server is the test; it is silent unless given otherwise. */
export class FakeEventSource implements EventStream {
  /** Those that are open, the latest last. */
  static readonly open: FakeEventSource[] = [];

  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly address: string;

  constructor(address: string | URL) {
    this.address = String(address);
    FakeEventSource.open.push(this);
  }

  close(): void {
    const place = FakeEventSource.open.indexOf(this);
    if (place >= 0) FakeEventSource.open.splice(place, 1);
  }

  send(...frames: LiveFrame[]): void {
    for (const frame of frames)
      this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  /** The server takes the connection. */
  accept(): void {
    this.send({ type: 'connected', data: { clientId: 'x' } });
  }

  /** The connection breaks, or is refused. */
  fail(): void {
    this.onerror?.(new Event('error'));
  }
}

/** The one that is open. */
export function openStream(): FakeEventSource {
  const [only, ...more] = FakeEventSource.open;
  if (!only || more.length > 0) throw new Error(`${FakeEventSource.open.length} streams are open`);
  return only;
}
