import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client's end of a connection that does only what a test says: it never closes by itself. */
export type BareSocket = {
  readonly socket: Socket;
  /** What has come so far. */
  readonly text: () => string;
  /** Whether the server has ended its side. */
  readonly isEnded: () => boolean;
};

export async function openSocket(port: number, first = ''): Promise<BareSocket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let isEnded = false;
  const end = () => {
    isEnded = true;
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // A reset is one way of being closed.
  socket.on('end', end).on('error', end).on('close', end);
  await once(socket, 'connect');
  if (first !== '') socket.write(first);
  return { socket, text: () => text, isEnded: () => isEnded };
}

/** Status and body of the reply that a bare socket got. */
export function replyOf({ text }: BareSocket): { readonly status: number; readonly body: unknown } {
  const [head = '', body = ''] = text().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: body === '' ? null : JSON.parse(body) };
}
