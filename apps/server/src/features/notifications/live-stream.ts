import { Readable } from 'node:stream';

/** Most bytes that wait for a slow reader; one message has some hundred. */
const mostWaiting = 65_536;

/** The body of one open reply. A reader that falls too far behind is cut off: it connects again and reads again. */
export class LiveStream extends Readable {
  private isFinished = false;

  override _read(): void {
    // Messages come when they happen, not when they are asked for.
  }

  send(text: string): void {
    if (this.destroyed || this.isFinished) return;
    if (this.readableLength + text.length > mostWaiting) this.destroy();
    else this.push(text);
  }

  /** Ends the reply as a whole one. */
  finish(): void {
    if (this.destroyed || this.isFinished) return;
    this.isFinished = true;
    this.push(null);
  }
}
