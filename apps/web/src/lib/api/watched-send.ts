import { onSilence } from '../connection/silence.ts';

export type Send = (request: Request) => Promise<Response>;

/** A call that was given up because the server said nothing. Of a write nobody knows whether it was done. */
export class NoAnswer extends Error {
  readonly isWrite: boolean;

  constructor(isWrite: boolean) {
    super('The server did not answer.');
    this.name = 'NoAnswer';
    this.isWrite = isWrite;
  }
}

/** Ends a call when the connection is lost while it waits, so that it does not wait for ever. @throws NoAnswer */
export function watchedSend(send: Send): Send {
  return async (request) => {
    const giving = new AbortController();
    const giveUp = () => giving.abort(request.signal.reason);
    if (request.signal.aborted) giveUp();
    request.signal.addEventListener('abort', giveUp);
    let isLost = false;
    const stop = onSilence(() => {
      isLost = true;
      giving.abort();
    });
    try {
      return await whole(await send(new Request(request, { signal: giving.signal })));
    } catch (error) {
      throw isLost ? new NoAnswer(request.method !== 'GET') : error;
    } finally {
      stop();
      request.signal.removeEventListener('abort', giveUp);
    }
  };
}

/** A reply may stop in its middle as well; a file is read by whoever saves it. */
async function whole(reply: Response): Promise<Response> {
  if (!reply.headers.get('content-type')?.includes('json')) return reply;
  const { status, statusText, headers } = reply;
  return new Response(await reply.text(), { status, statusText, headers });
}
