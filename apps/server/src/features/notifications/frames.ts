import type { LiveFrame } from '@rondo/contract/notifications';

/** One message of text/event-stream as docs/rules/notifications.md#stream has it: a data line, never an event line. */
export function frameText(frame: LiveFrame): string {
  return `data: ${JSON.stringify(frame)}\n\n`;
}

/** A comment: it keeps proxies from closing a quiet stream, and browsers pass over it. */
export const keepaliveText = ': keepalive\n\n';
